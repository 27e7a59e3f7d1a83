import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import type { Process } from '@pietas/contract/processes'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { fieldsOf, Section, span, useWholeField } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { Picker } from '../../kit/picker'
import { templateSource } from '../templates/template-source'
import { letterOf, type Plan, type PlannedLetter } from './plan'
import { PlannedPart } from './planned-part'

export const ofPlan = fieldsOf<Plan>()('letter')

/** Which letters are written, and to whom each. */
export function PlanFields({ process }: { process: Process }) {
  const { t } = useTranslation()
  const { field } = useController<Plan, 'letters'>({ name: 'letters' })
  const { message } = useWholeField('letters')
  const value: PlannedLetter[] = field.value
  const change = (next: PlannedLetter[]) => field.onChange(next)
  // Chosen anew each time, so that one after the other can be added.
  const [round, setRound] = useState(0)
  const add = (letter: PlannedLetter) => {
    change([...value, letter])
    setRound(round + 1)
  }
  const chosen = value.map(({ template }) => template?.id)
  return (
    <>
      <Section>
        <div className={span[6]}>
          <Picker
            key={round}
            source={templateSource(process.legalEntityId)}
            label={t('letter.templates')}
            value={null}
            helperText={t('letter.templates-hint')}
            refuse={({ id }) => (chosen.includes(id) ? t('letter.template-chosen') : undefined)}
            onChange={(_id, template) => template && add(letterOf(template))}
            {...(round > 0 ? {} : { hasFocus: true })}
          />
        </div>
        <div className={span[6]}>
          <Button startIcon={<FilePlus2 size={18} />} onClick={() => add(letterOf(null))}>
            {t('letter.without-template')}
          </Button>
          {message && <FormHelperText error>{message}</FormHelperText>}
        </div>
      </Section>
      {value.map((letter, at) => (
        <PlannedPart
          // biome-ignore lint/suspicious/noArrayIndexKey: two letters without a template are told apart by nothing else
          key={`${letter.template?.id ?? 'free'} ${at}`}
          letter={letter}
          process={process}
          onChange={(next) => change(value.map((one, index) => (index === at ? next : one)))}
          onRemove={() => change(value.filter((_, index) => index !== at))}
        />
      ))}
    </>
  )
}

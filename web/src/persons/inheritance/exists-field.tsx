import Typography from '@mui/material/Typography'
import { documentAnswer, type KeptDocument } from '@pietas/contract/persons'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldFact, span, useDescription, useFormMode } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { Segments } from '../../kit/segments'
import type { InheritanceValues } from './inheritance-values'

const answers = { yes: true, no: false, unknown: null } as const

interface ExistsFieldProps {
  document: KeptDocument
  /** Told after the choice, for what follows from it. */
  onChoose: (isThere: boolean | null) => void
}

/** Whether there is a testament or a contract of inheritance: yes, no, or nobody has said. */
export function ExistsField({ document, onChoose }: ExistsFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const { setValue } = useFormContext<InheritanceValues>()
  const [exists, absent] = [`${document}Exists`, `${document}Absent`] as const
  const [isThere, isAbsent] = useWatch<InheritanceValues, [typeof exists, typeof absent]>({ name: [exists, absent] })
  const viewing = useFormMode() === 'view'
  const words = { yes: t('common.yes'), no: t('common.no'), unknown: t('person.inheritance.unknown') }
  useDescription(exists, t(`person.${exists}`), (on: boolean) => (on ? words.yes : words.no))
  useDescription(absent, t(`person.${absent}`), (on: boolean) => (on ? words.yes : words.no))
  const held = documentAnswer({ [exists]: isThere, [absent]: isAbsent }, document)
  const keys = ['yes', 'no', 'unknown'] as const
  const choose = (key: keyof typeof answers) => {
    const answer = answers[key]
    if (answer === held) return
    // No is sent as null, and told from what is not known by the other field: spec 2 section 7.
    setValue(exists, answer || null, { shouldDirty: true })
    setValue(absent, answer === false, { shouldDirty: true })
    onChoose(answer)
  }
  const given = keys.find((key) => answers[key] === held) ?? 'unknown'
  if (viewing)
    return (
      <FieldFact label={t(`person.${exists}`)} className={`${span[6]}`}>
        {words[given]}
      </FieldFact>
    )
  return (
    <div className={span[6]}>
      <Typography id={id} variant="body2" component="div" color="textSecondary" sx={{ mb: 0.75 }}>
        {t(`person.${exists}`)}
      </Typography>
      <Segments
        options={keys.map((value) => ({ value, label: words[value] }))}
        value={given}
        onChoose={choose}
        labelledBy={id}
      />
    </div>
  )
}

import type { Process } from '@pietas/contract/processes'
import { useCallback } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { ofProcess } from '../of-process'
import { usePersonsAtHand } from '../persons-at-hand'
import type { ProcessValues } from '../process-values'
import { ClientFields } from './client-fields'
import { ClientTies } from './client-ties'

const { PickerField } = ofProcess

/** Whom a new case is about, and who orders it. */
export function PeopleSection() {
  const { t } = useTranslation()
  const provides = useWatch<ProcessValues, 'type'>({ name: 'type' }) === 'PROVISION'
  const persons = usePersonsAtHand({ deceased: !provides })
  return (
    <Section title={t('process.section.people')}>
      <PickerField
        name="deceasedPersonId"
        label={t(provides ? 'process.provident' : 'process.deceased')}
        source={persons}
        span={6}
        required
      />
      <ClientWithTies process={undefined} />
    </Section>
  )
}

/** Who orders, and what he is in the case and for the deceased. */
export function ClientWithTies({ process }: { process: Process | undefined }) {
  const kind = useWatch<ProcessValues, 'clientAssociateType'>({ name: 'clientAssociateType' })
  const { resetField } = useFormContext<ProcessValues>()
  const forgetTies = useCallback(() => {
    resetField('clientPersonInProcessRole', { defaultValue: null })
    resetField('clientPersonRelationshipType', { defaultValue: null })
  }, [resetField])
  return (
    <>
      <ClientFields onKind={forgetTies} />
      {kind === 'PERSON' && <ClientTies process={process} />}
    </>
  )
}

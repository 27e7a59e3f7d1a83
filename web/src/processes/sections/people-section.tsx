import type { Process } from '@pietas/contract/processes'
import { useFormContext, useWatch } from 'react-hook-form'
import { Section } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { ofProcess } from '../of-process'
import { usePersonsAtHand } from '../persons-at-hand'
import type { ProcessValues } from '../process-values'
import { ClientFields } from './client-fields'
import { ClientTies } from './client-ties'

const { PickerField } = ofProcess

export function PeopleSection({ process }: { process: Process | undefined }) {
  const { t } = useTranslation()
  const { resetField } = useFormContext<ProcessValues>()
  const kind = useWatch<ProcessValues, 'clientAssociateType'>({ name: 'clientAssociateType' })
  const type = useWatch<ProcessValues, 'type'>({ name: 'type' })
  const provides = type === 'PROVISION' && !process?.deceasedPerson.deceased
  const persons = usePersonsAtHand({ deceased: !provides })
  const forgetTies = () => {
    resetField('clientPersonInProcessRole', { defaultValue: null })
    resetField('clientPersonRelationshipType', { defaultValue: null })
  }
  return (
    <Section title={t('process.section.people')}>
      <PickerField
        name="deceasedPersonId"
        label={t(provides ? 'process.provident' : 'process.deceased')}
        source={persons}
        span={6}
        required
      />
      <ClientFields onKind={forgetTies} />
      {kind === 'PERSON' && <ClientTies process={process} />}
    </Section>
  )
}

import { fullName } from '@pietas/contract/persons'
import type { Process } from '@pietas/contract/processes'
import { PhoneNumber } from '../../kit/contact/phone-number'
import { type Fact, FactGroup } from '../../kit/facts'
import { joinParts, type MessageKey, type Translate, useTranslation } from '../../kit/i18n'
import { lifeLine, typeLabel } from '../../persons'
import { clientName } from '../client-name'
import { deceasedLabel } from '../deceased-label'
import { ofProcess } from '../of-process'
import { usePersonsAtHand } from '../persons-at-hand'
import { ClientWithTies } from '../sections/people-section'
import { CasePeople } from './case-people'
import { PersonName } from './names'
import type { ProcessFactsProps } from './process-facts'

const { PickerField } = ofProcess

/** Whom the case is about, who has ordered it, and who else belongs to it, with the telephone of each. */
export function PeopleFacts({ process, editable, onOpenPerson }: ProcessFactsProps) {
  const { t } = useTranslation()
  const { deceasedPerson, clientPerson } = process
  const provides = process.type === 'PROVISION' && !deceasedPerson.deceased
  const persons = usePersonsAtHand({ deceased: !provides })
  const ties = joinParts(tiesOf(process, t), ' · ')
  const facts: Fact[] = [
    {
      names: ['deceasedPersonId'],
      label: t(deceasedLabel(process)),
      value: (
        <>
          <PersonName
            person={{ ...deceasedPerson, deceased: false, deceasedAt: null }}
            name={fullName(deceasedPerson)}
            onOpen={onOpenPerson}
          />
          <small className="numeric">{lifeLine(deceasedPerson, t)}</small>
        </>
      ),
      fields: (
        <PickerField
          name="deceasedPersonId"
          label={t(provides ? 'process.provident' : 'process.deceased')}
          source={persons}
          span={6}
          required
        />
      ),
      atOnce: true,
    },
    {
      names: [
        'clientAssociateType',
        'clientPersonId',
        'clientBusinessPartnerId',
        'clientPersonInProcessRole',
        'clientPersonRelationshipType',
      ],
      label: t('process.client'),
      value: (
        <>
          {clientPerson ? (
            <PersonName person={clientPerson} name={clientName(process)} onOpen={onOpenPerson} />
          ) : (
            <bdi>{clientName(process)}</bdi>
          )}
          {ties && <small>{ties}</small>}
          {clientPerson?.phone && <PhoneNumber number={clientPerson.phone} />}
        </>
      ),
      fields: <ClientWithTies process={process} />,
      wide: true,
    },
  ]
  return (
    <>
      <FactGroup title={t('process.section.people')} facts={facts} />
      <CasePeople process={process} editable={editable} onOpenPerson={onOpenPerson} />
    </>
  )
}

/** What the client is for the deceased, and in the case. */
function tiesOf({ clientPersonId, clientPersonRelationship, processPersons }: Process, t: Translate) {
  const relation = clientPersonRelationship?.maritalStatus ?? clientPersonRelationship?.relationshipType
  const roles = processPersons.filter(({ personId }) => personId === clientPersonId)
  return [relation && typeLabel(relation, t), ...roles.map(({ role }) => t(`process.role.${role}` as MessageKey))]
}

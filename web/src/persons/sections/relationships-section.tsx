import Button from '@mui/material/Button'
import type { Person } from '@pietas/contract/persons'
import { Notice, Section, span } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { ofPerson } from '../of-person'
import { RelationshipStatus } from '../relationship-status'

const { NumberField } = ofPerson

// A new person has one of them, a stored one the other.
const RelationshipList = whenIdle(async () => (await import('../relationships/relationship-list')).RelationshipList)
const RelationshipTable = whenIdle(async () => (await import('../relationships/relationship-table')).RelationshipTable)

interface RelationshipsSectionProps {
  /** Absent = a new person. */
  person?: Person | undefined
  /** The case that he is looked at from. */
  processId?: number | undefined
  /** The new person is stored, his relationships are not. */
  onRetry?: (() => void) | undefined
  onOpenPerson?: ((personId: number) => void) | undefined
}

export function RelationshipsSection({ person, processId, onRetry, onOpenPerson }: RelationshipsSectionProps) {
  const { t } = useTranslation()
  const badge = person && <RelationshipStatus status={person.relationshipStatus} />
  return (
    <Section title={t('person.section.children')} badge={badge}>
      <NumberField name="countOfKids" />
      <NumberField name="countOfDeadKids" />
      <NumberField name="numberOfUnderageChildren" />
      {onRetry && (
        <Notice
          className={span[6]}
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('person.relationship.not-stored')}
        </Notice>
      )}
      {person ? (
        <RelationshipTable person={person} processId={processId} onOpenPerson={onOpenPerson} />
      ) : (
        <RelationshipList />
      )}
    </Section>
  )
}

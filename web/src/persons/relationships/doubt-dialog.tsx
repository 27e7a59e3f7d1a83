import type { RelationshipDoubt } from '@pietas/contract/persons'
import type { InsistQuestion } from '../../kit/form'
import { formatDate, joinParts, useTranslation } from '../../kit/i18n'
import { InsistDialog } from '../../kit/list/table/insist-dialog'
import { typeLabel } from './use-type-options'

/** `05.05.1975 – 31.12.1990`; an end that is not known stays open. */
const spanOf = ({ marriageDate, divorceDate }: RelationshipDoubt): string =>
  marriageDate || divorceDate ? `${formatDate(marriageDate)} – ${formatDate(divorceDate)}`.trim() : ''

/** What speaks against a relationship, and the choice to store it all the same. */
export function DoubtDialog({ found, onAnswer }: InsistQuestion<RelationshipDoubt>) {
  const { t } = useTranslation()
  return (
    <InsistDialog
      title={t('person.relationship.doubts.title')}
      subtitle={t('person.relationship.doubts.subtitle')}
      confirm={t('person.relationship.doubts.confirm')}
      onAnswer={onAnswer}
      heads={[
        t('person.relationship.doubts.reason'),
        t('person.relationship.doubts.recorded'),
        t('person.relationship.type'),
        t('person.relationship.doubts.time'),
      ]}
      rows={found.map((doubt, index) => {
        const type = doubt.maritalStatus ?? doubt.relationshipType
        const other = doubt.relatedPerson ?? t('person.relationship.relationshipWithoutPerson')
        return {
          id: index,
          cells: [
            t(`person.relationship.doubts.reason.${doubt.reason}`),
            joinParts([doubt.person, other], ' · '),
            type && typeLabel(type, t),
            <span key="span" className="numeric">
              {spanOf(doubt)}
            </span>,
          ],
        }
      })}
    />
  )
}

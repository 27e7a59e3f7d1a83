import { client } from '../kit/api/client'
import { DrawerPage } from '../kit/drawer'
import { useTranslation } from '../kit/i18n'
import { activeLegalEntityId } from '../kit/session'
import { HistoryList, historyWords } from '../trail'
import { personNames } from './history-words'

export const words = historyWords({
  prefixes: ['person', 'person.relationship', 'document'],
  ...personNames,
  choices: { ...personNames.choices, documentLabel: 'document.label' },
})

const records = {
  person: 'person.one',
  relationship: 'person.relationship.one',
  document: 'history.record.document',
} as const

/** Who changed what of a person, his relationships and his documents. */
export function PersonHistory({ personId }: { personId: number }) {
  const { t } = useTranslation()
  return (
    <DrawerPage>
      <HistoryList
        label={t('person.part.history')}
        queryKey={['persons', activeLegalEntityId(), 'history', personId]}
        load={(cursor, signal) => client.personHistory.list(personId, { query: { cursor }, signal })}
        words={words}
        records={records}
      />
    </DrawerPage>
  )
}

import { client } from '../../kit/api/client'
import { useTranslation } from '../../kit/i18n'
import { activeLegalEntityId } from '../../kit/session'
import { HistoryList } from '../../trail'
import { fieldWord, valueWord } from './history-words'

const words = { fieldWord, valueWord }

const records = {
  process: 'history.record.process',
  person: 'history.record.person',
  invitedPerson: 'history.record.invitedPerson',
  businessPartner: 'history.record.businessPartner',
  note: 'history.record.note',
  preparations: 'history.record.preparations',
  document: 'history.record.document',
  deceased: 'history.record.deceased',
} as const

/** Who changed what of a process, and of the deceased since it began. */
export function ProcessHistory({ processId }: { processId: number }) {
  const { t } = useTranslation()
  return (
    <HistoryList
      label={t('process.tab.history')}
      queryKey={['processes', activeLegalEntityId(), 'history', processId]}
      load={(cursor, signal) => client.processHistory.list(processId, { query: { cursor }, signal })}
      words={words}
      records={records}
    />
  )
}

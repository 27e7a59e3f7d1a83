export { HistoryList } from './history/history-list'
export { historyWords, tellingChanges } from './history/history-words'

export type { Reading } from './changes'
export { listHistory } from './list'

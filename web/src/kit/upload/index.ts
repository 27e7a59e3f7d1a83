export { DropZone } from './drop-zone'
export type { Dropped } from './dropped-files'
export { FileButton } from './file-button'

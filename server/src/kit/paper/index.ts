export { openPaper, type Paper } from './paper'
export { printable, type Sheet, type SheetBlock, type SheetJob } from './sheet'

export { ExportDialog } from './export-dialog'

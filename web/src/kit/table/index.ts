export type { Column, LoadPage, PageRequest } from './column'
export { DataTable } from './data-table'
export type { RowAction } from './row-actions'

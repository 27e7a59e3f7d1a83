import type { Page, Permission } from '@pietas/contract/kit'
import type { ReactNode } from 'react'
import type { MessageKey } from '../i18n'

/** What every row has; a row of a legal entity gets its stripe. */
export interface TableRecord {
  id: number
  legalEntityId?: number
}

/** A column as a list of facts. */
export interface Column<Row> {
  id: string
  header: MessageKey
  cell: (row: Row) => ReactNode
  /** The name the server sorts by; absent = not sortable. */
  sortBy?: string
  /** Least width in px; what is left over is shared by `grow`. */
  width: number
  grow?: number
  align?: 'right'
  /** Without it the column does not exist, in the column menu neither. */
  permission?: Permission
  /** Not shown until the person asks for it. */
  hidden?: boolean
}

export interface Sort {
  sortBy: string
  sortDirection: 'ASC' | 'DESC'
}

/** What a table asks for; it knows no path. */
export interface PageRequest extends Partial<Sort> {
  cursor: string
  query: string
}

export type LoadPage<Row> = (request: PageRequest, signal: AbortSignal) => Promise<Page<Row>>

import type { MatchedBy, Page, Permission } from '@pietas/contract/kit'
import type { mostCounted } from '@pietas/contract/kit/counted'
import type { ReactNode } from 'react'
import type { MessageKey, Translate } from '../../i18n'

/** What every row has; a row of a legal entity gets its stripe. */
export interface TableRecord {
  id: number
  legalEntityId?: number | null
  /** How a search has found it, when not by its words. */
  matchedBy?: MatchedBy | undefined
}

export type CellValue = string | number | null | undefined

/**
 * How a plain value is written: days as DD.MM.YYYY, instants in German local time, numbers to the right; a moment is an
 * instant or a day, and an instant that begins a day stands for it.
 */
export type CellKind = 'text' | 'date' | 'instant' | 'moment' | 'number'

// Methods and not properties: a list of facts among others need not know the type of its rows.
/** A column as a list of facts. */
export interface Column<Row> {
  id: string
  header: MessageKey
  /** What the cell says as a plain value: the table shows it unless `cell` does, and the export writes it. */
  value(row: Row, t: Translate): CellValue
  kind?: CellKind
  /** Shows the value in another way, as a link or a chip. */
  cell?(row: Row): ReactNode
  /** `cell` brings links of its own, so that it cannot be part of the one of its row. */
  hasLinks?: boolean
  /** The name the server sorts by; absent = not sortable. */
  sortBy?: string
  /** Least width in px; what is left over is shared by `grow`. */
  width: number
  grow?: number
  /** Somebody has chosen its width: it does not grow. */
  isSized?: boolean
  /** Without it the column does not exist: not in the column menu and not in the export. */
  permission?: Permission
  /** Not shown until the person asks for it. */
  hidden?: boolean
  /** Heads the card that a row becomes where there is little room; without such a column the first one does. */
  heads?: boolean
  /** A picture of at most 50 px; it stands beside the lines of a card. */
  picture?: boolean
}

export interface Sort {
  sortBy: string
  sortDirection: 'ASC' | 'DESC'
}

/** What a table asks for; it knows no path. */
export interface PageRequest extends Partial<Sort> {
  cursor: string
  query: string
  filters?: Record<string, unknown>
  limit?: number
  /** Wants to be told how many there are in all: only the export does. */
  count?: boolean
  /** Wants to be told so as far as this; one more means that there are more. */
  countUpTo?: typeof mostCounted
}

export type LoadPage<Row> = (request: PageRequest, signal: AbortSignal) => Promise<Page<Row> & { total?: number }>

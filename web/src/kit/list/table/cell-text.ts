import { formatDate, formatInstant, numbersAs, type Translate } from '../../i18n'
import { momentText } from '../../time'
import type { Column } from '../columns/column'

const shown = numbersAs()

/** The value of a cell as people read it. */
export function cellText<Row>({ kind, value }: Column<Row>, row: Row, t: Translate): string {
  const plain = value(row, t)
  if (plain === null || plain === undefined || plain === '') return ''
  if (typeof plain === 'number') return kind === 'number' ? shown(plain) : String(plain)
  if (kind === 'date') return formatDate(plain)
  if (kind === 'moment') return momentText(plain)
  return kind === 'instant' ? formatInstant(plain) : plain
}

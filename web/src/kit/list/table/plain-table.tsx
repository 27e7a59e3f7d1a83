import { Fragment, type ReactNode } from 'react'
import * as styles from './plain-table.module.css'

export interface PlainTableProps {
  label: string
  /** An empty one stands above what can be done with a row. */
  heads: string[]
  /** `detail` stands below the cells, as wide as the table. */
  rows: { id: number; cells: ReactNode[]; detail?: ReactNode }[]
  /** Which columns hold numbers, counted from 0; `after-name` = all but the first, which says what they are of. */
  numbers?: readonly number[] | 'after-name'
}

/** A few rows in a dialog or tile: nothing to sort, search or load. */
export function PlainTable({ label, heads, rows, numbers = [] }: PlainTableProps) {
  const isNumber = (index: number) => (numbers === 'after-name' ? index > 0 : numbers.includes(index))
  const kind = (index: number) => (isNumber(index) ? { 'data-number': true } : {})
  return (
    <div className={styles.table}>
      <table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, index) => {
              // What heads nothing is an ordinary cell.
              const Cell = head ? 'th' : 'td'
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and some have no head
                <Cell key={index} {...(head ? { scope: 'col' } : {})} {...kind(index)}>
                  {head}
                </Cell>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <tr className={row.detail ? styles.hasDetail : ''}>
                {row.cells.map((cell, index) => {
                  const isName = numbers === 'after-name' && index === 0
                  const Cell = isName ? 'th' : 'td'
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    <Cell key={index} data-head={heads[index]} {...(isName ? { scope: 'row' } : {})} {...kind(index)}>
                      {cell}
                    </Cell>
                  )
                })}
              </tr>
              {row.detail && (
                <tr>
                  <td className={styles.detail} colSpan={heads.length}>
                    {row.detail}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

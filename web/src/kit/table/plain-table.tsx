import { Fragment, type ReactNode } from 'react'
import './plain-table.css'

interface PlainTableProps {
  label: string
  heads: string[]
  /** `detail` stands below the cells, as wide as the table. */
  rows: { id: number; cells: ReactNode[]; detail?: ReactNode }[]
}

/** A few rows in a dialog or tile: nothing to sort, search or load. */
export function PlainTable({ label, heads, rows }: PlainTableProps) {
  return (
    <div className="plain-table">
      <table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and some have no head
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <tr className={row.detail ? 'has-detail' : ''}>
                {row.cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <td key={index} data-head={heads[index]}>
                    {cell}
                  </td>
                ))}
              </tr>
              {row.detail && (
                <tr>
                  <td className="plain-detail" colSpan={heads.length}>
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

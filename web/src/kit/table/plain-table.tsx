import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
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
    <TableContainer className="plain-table">
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {heads.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and some have no head
              <TableCell key={index} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <TableRow className={row.detail ? 'has-detail' : ''}>
                {row.cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <TableCell key={index} data-head={heads[index]}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
              {row.detail && (
                <TableRow>
                  <TableCell className="plain-detail" colSpan={heads.length}>
                    {row.detail}
                  </TableCell>
                </TableRow>
              )}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import './plain-table.css'

interface PlainTableProps {
  label: string
  heads: string[]
  rows: { id: number; cells: ReactNode[] }[]
}

/** A few rows in a dialog or tile: nothing to sort, search or load. */
export function PlainTable({ label, heads, rows }: PlainTableProps) {
  return (
    <TableContainer className="plain-table">
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              {row.cells.map((cell, index) => (
                <TableCell key={heads[index]} data-head={heads[index]}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

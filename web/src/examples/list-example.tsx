import Box from '@mui/material/Box'
import { ListTable } from '../kit/admin-list'
import { masterDataLists } from '../master-data/lists'
import { Example } from './example'

export function ListExample() {
  return (
    <Example
      title="Verwaltete Liste"
      about="ListTable mit einer Zeile ListFacts: Tabelle, Anlegen, Bearbeiten, Löschen, Wiederherstellen und Schalter je Unternehmen."
    >
      <Box sx={{ width: '100%', height: 480, display: 'flex' }}>
        <ListTable name="graveTypes" list={masterDataLists.graveTypes} />
      </Box>
    </Example>
  )
}

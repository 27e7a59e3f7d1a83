import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { DocumentTable } from '../documents/document-table'
import { Example } from './example'
import { aShelf } from './shelf'

export function DocumentExample() {
  const office = useMemo(() => aShelf({ canEdit: true, ownerId: 1 }), [])
  const reader = useMemo(() => aShelf({ canEdit: false, ownerId: 2 }), [])
  return (
    <>
      <Example
        title="Dokumente"
        about="DocumentTable mit einer Liste von Fakten: ansehen, hinzufügen, ändern. Hier bleibt alles im Browser; das Hochladen ist gemächlich und lässt sich abbrechen."
      >
        <Box sx={{ width: '100%' }}>
          <DocumentTable facts={office} />
        </Box>
      </Example>
      <Example title="Nur lesen" about="Ohne onCreate und onUpdate wird nichts hinzugefügt und nichts geändert.">
        <Box sx={{ width: '100%' }}>
          <DocumentTable facts={reader} />
        </Box>
      </Example>
    </>
  )
}

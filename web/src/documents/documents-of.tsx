import type { NewDocument } from '@pietas/contract/documents'
import { useMemo } from 'react'
import { client } from '../kit/api/client'
import { uploader } from '../kit/api/uploads'
import { usePermissions } from '../kit/session'
import type { DocumentFacts } from './document-facts'
import type { DocumentOwner } from './document-owner'
import { DocumentTable } from './document-table'
import type { DocumentValues } from './document-values'

interface DocumentsOfProps {
  owner: DocumentOwner
  ownerId: number
  /** The record can be looked at and no more. */
  viewOnly?: boolean
  /** How many persons are invited to the client portal of the record. */
  invitedPersons?: number
}

const factsOf = (owner: DocumentOwner, ownerId: number, canEdit: boolean, invitedPersons: number): DocumentFacts => ({
  context: owner.context,
  ownerId,
  invitedPersons,
  load: (query, signal) => owner.calls(client).list(ownerId, { query, signal }),
  onDelete: ({ accessToken }) => client.documents.delete(accessToken),
  onCreate: canEdit
    ? (values, file, { onProgress, ...travel }) =>
        owner.calls(uploader(onProgress)).create(ownerId, { ...(values as NewDocument), file }, travel)
    : undefined,
  onUpdate: canEdit
    ? ({ accessToken }, changes, ifMatch) =>
        client.documents.update(accessToken, changes as Partial<DocumentValues & NewDocument>, { ifMatch })
    : undefined,
})

/** The table of a record's documents with everything that the person may do with them. */
export function DocumentsOf({ owner, ownerId, viewOnly = false, invitedPersons = 0 }: DocumentsOfProps) {
  const may = usePermissions()
  const canEdit = !viewOnly && may(owner.edit)
  const facts = useMemo(
    () => factsOf(owner, ownerId, canEdit, invitedPersons),
    [owner, ownerId, canEdit, invitedPersons],
  )
  return <DocumentTable key={`${owner.context} ${ownerId}`} facts={facts} />
}

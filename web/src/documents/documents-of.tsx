import type { NewDocument } from '@pietas/contract/documents'
import { useMemo } from 'react'
import { client } from '../kit/api/client'
import { uploader } from '../kit/api/uploads'
import { usePermissions, useSession } from '../kit/session'
import type { DocumentFacts } from './document-facts'
import type { DocumentOwner } from './document-owner'
import { DocumentTable } from './document-table'
import type { DocumentValues } from './document-values'

interface DocumentsOfProps {
  owner: DocumentOwner
  ownerId: number
  /** The house of the record says which kinds of file it does not take. */
  legalEntityId: number
  /** The record can be looked at and no more. */
  viewOnly?: boolean
  /** How many persons are invited to the client portal of the record. */
  invitedPersons?: number
}

type Place = Pick<DocumentFacts, 'invitedPersons' | 'forbiddenFileTypes'> & { canEdit: boolean }

const factsOf = (owner: DocumentOwner, ownerId: number, { canEdit, ...place }: Place): DocumentFacts => ({
  ...place,
  context: owner.context,
  ownerId,
  load: (query, signal) => owner.calls(client).list(ownerId, { query, signal }),
  find: async (id, signal) =>
    (await owner.calls(client).list(ownerId, { query: { filterIds: [id] }, signal })).items[0] ?? null,
  onDelete: ({ accessToken }) => client.documents.delete(accessToken),
  onRestore: ({ accessToken }) => client.documents.restore(accessToken),
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
export function DocumentsOf({ owner, ownerId, legalEntityId, viewOnly = false, invitedPersons = 0 }: DocumentsOfProps) {
  const may = usePermissions()
  const { tenant } = useSession()
  const forbiddenFileTypes = tenant?.legalEntities.find(({ id }) => id === legalEntityId)?.forbiddenFileTypes
  const canEdit = !viewOnly && may(owner.edit)
  const facts = useMemo(
    () => factsOf(owner, ownerId, { canEdit, invitedPersons, forbiddenFileTypes: forbiddenFileTypes ?? [] }),
    [owner, ownerId, canEdit, invitedPersons, forbiddenFileTypes],
  )
  return <DocumentTable key={`${owner.context} ${ownerId}`} facts={facts} />
}

import type { Document, DocumentContext, NewDocument } from '@pietas/contract/documents'
import type { Page } from '@pietas/contract/kit'
import { useMemo } from 'react'
import { client } from '../kit/api/client'
import { uploader } from '../kit/api/uploads'
import { usePermissions } from '../kit/session'
import type { DocumentFacts } from './document-facts'
import { DocumentTable } from './document-table'
import type { DocumentValues } from './document-values'

interface Calls {
  list: (ownerId: number, options: { query: object; signal: AbortSignal }) => Promise<Page<Document>>
  create: (
    ownerId: number,
    body: NewDocument & { file: Blob },
    options: { idempotencyKey: string; signal: AbortSignal },
  ) => Promise<Document>
}

const features = {
  PERSON: 'personDocuments',
  BUSINESS_PARTNER: 'businessPartnerDocuments',
  PROCESS: 'processDocuments',
  DEATH_NOTICE: 'deathNoticeDocuments',
} as const satisfies Record<DocumentContext, keyof typeof client>

// Each takes the labels of its context only; which these are the form knows, and the server insists.
const callsOf = (context: DocumentContext, by = client) => by[features[context]] as unknown as Calls

interface OwnerFacts {
  context: DocumentContext
  ownerId: number
  /** Whether documents can be added, renamed and relabelled. */
  canEdit: boolean
  invitedPersons?: number
}

function factsOf({ context, ownerId, canEdit, invitedPersons }: OwnerFacts): DocumentFacts {
  const { list } = callsOf(context)
  return {
    context,
    ownerId,
    invitedPersons,
    load: (query, signal) => list(ownerId, { query, signal }),
    onDelete: ({ accessToken }) => client.documents.delete(accessToken),
    onCreate: canEdit
      ? (values, file, { onProgress, ...travel }) =>
          callsOf(context, uploader(onProgress)).create(ownerId, { ...(values as NewDocument), file }, travel)
      : undefined,
    onUpdate: canEdit
      ? ({ accessToken }, changes, ifMatch) =>
          client.documents.update(accessToken, changes as Partial<DocumentValues & NewDocument>, { ifMatch })
      : undefined,
  }
}

function DocumentsOf({ context, ownerId, canEdit, invitedPersons = 0 }: OwnerFacts) {
  const facts = useMemo(
    () => factsOf({ context, ownerId, canEdit, invitedPersons }),
    [context, ownerId, canEdit, invitedPersons],
  )
  return <DocumentTable key={`${context} ${ownerId}`} facts={facts} />
}

/** The record can be looked at and no more. */
interface Viewing {
  viewOnly?: boolean
}

export function PersonDocuments({ personId, viewOnly = false }: Viewing & { personId: number }) {
  const may = usePermissions()
  return <DocumentsOf context="PERSON" ownerId={personId} canEdit={!viewOnly && may('Person:Create')} />
}

export function PartnerDocuments({ businessPartnerId, viewOnly = false }: Viewing & { businessPartnerId: number }) {
  const may = usePermissions()
  const canEdit = !viewOnly && may('BusinessPartner:CreateOrEdit')
  return <DocumentsOf context="BUSINESS_PARTNER" ownerId={businessPartnerId} canEdit={canEdit} />
}

interface ProcessDocumentsProps extends Viewing {
  processId: number
  /** How many persons are invited to the client portal of the process. */
  invitedPersons: number
}

export function ProcessDocuments({ processId, invitedPersons, viewOnly = false }: ProcessDocumentsProps) {
  const may = usePermissions()
  const canEdit = !viewOnly && may('Process:Create')
  return <DocumentsOf context="PROCESS" ownerId={processId} canEdit={canEdit} invitedPersons={invitedPersons} />
}

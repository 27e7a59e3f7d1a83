import * as z from 'zod'
import {
  entityPath,
  flag,
  id,
  listQuery,
  oneOrMore,
  type Permission,
  type ProblemCode,
  page,
  perEntity,
  route,
  stored,
  tenantPath,
} from '../kit'
import {
  documentChanges,
  documentFields,
  maxLetterTemplateBytes,
  maxPictureBytes,
  maxUploadBytes,
  newDocument,
} from './fields'
import { type DocumentContext, documentContexts, documentLabelsOf } from './labels'

/** What the caller may do with a document: it follows from his rights on the record that it belongs to. */
const documentPermissions = z.object({ read: z.boolean(), edit: z.boolean(), delete: z.boolean() })

const author = z.object({ id, firstName: z.string(), lastName: z.string() })

/** Why the bytes of a file are not to be had. */
const quarantine = z.object({
  /** The malware scanner has not spoken yet, or has found something: then the bytes are gone for good. */
  state: z.enum(['WAITING', 'INFECTED']),
  /** What the scanner calls it. */
  finding: z.string().nullable(),
})

/**
 * A file with what is known of it. It belongs to exactly one process, person, business partner, announcement, user, legal
 * entity, template of the accounts or article.
 */
export const document = z.object({
  id,
  context: z.enum(documentContexts),
  processId: id.nullable(),
  personId: id.nullable(),
  businessPartnerId: id.nullable(),
  announcementId: id.nullable(),
  userId: id.nullable(),
  accountingDocumentTemplateId: id.nullable(),
  productId: id.nullable(),
  /** The legal entity whose logo or stationery it is. */
  ownerEntityId: id.nullable(),
  ...documentFields.shape,
  /** With its extension, which never changes. */
  fileName: z.string(),
  /** With the dot, `.pdf`; empty where the file had none. */
  extension: z.string(),
  /** Found out from the bytes. */
  mimeType: z.string(),
  size: z.int(),
  accessToken: z.string(),
  /** Null while the file can be had. */
  quarantine: quarantine.nullable(),
  author: author.nullable(),
  permissions: documentPermissions,
  ...stored.shape,
})
export type Document = z.output<typeof document>

export const documentSorts = ['CREATED_AT', 'FILE_NAME', 'DOCUMENT_LABEL', 'SIZE'] as const

/** The list of a record's documents, and the way to add one. */
const documentsOf = <const Path extends string>(facts: {
  path: Path
  context: DocumentContext
  read: Permission
  edit: Permission
  /** The path names the legal entity, or the record is the whole tenant's, so that the gate can decide by itself. */
  atEntity?: true
  of: string
  /** What else the owner may refuse a document with. */
  refusals?: readonly ProblemCode[]
}) => {
  const access = (permission: Permission) => (facts.atEntity ? permission : ({ ofRecord: permission } as const))
  return {
    list: route({
      method: 'GET',
      path: facts.path,
      access: access(facts.read),
      about: `The documents of a ${facts.of}, the latest first`,
      query: listQuery({
        sortBy: documentSorts,
        filters: { documentLabel: oneOrMore(z.enum(documentLabelsOf(facts.context)), 100) },
      }),
      answer: page(document),
      failures: ['NOT_FOUND'],
    }),
    create: route({
      method: 'POST',
      path: facts.path,
      access: access(facts.edit),
      about: `Adds a document to a ${facts.of}; its type is found out from the bytes`,
      body: newDocument(facts.context),
      upload: { maxBytes: maxUploadBytes },
      answer: document,
      failures: ['NOT_FOUND', ...(facts.refusals ?? [])],
    }),
  }
}

const ofPerson = { context: 'PERSON', read: 'Person:ListAndRead', edit: 'Person:Create', of: 'person' } as const
const ofProcess = { read: 'Process:List', edit: 'Process:Create', refusals: ['PROCESS_CANCELLED'] } as const

export const processDocuments = documentsOf({
  path: `${tenantPath}/processes/{processId}/documents`,
  context: 'PROCESS',
  ...ofProcess,
  of: 'process',
})

export const deathNoticeDocuments = documentsOf({
  path: `${tenantPath}/processes/{processId}/death-notice-documents`,
  context: 'DEATH_NOTICE',
  ...ofProcess,
  of: "process's death notice",
})

export const personDocuments = documentsOf({ path: `${tenantPath}/persons/{personId}/documents`, ...ofPerson })

export const entityPersonDocuments = documentsOf({
  path: `${entityPath}/persons/{personId}/documents`,
  ...ofPerson,
  atEntity: true,
})

export const businessPartnerDocuments = documentsOf({
  path: `${tenantPath}/business-partners/{businessPartnerId}/documents`,
  context: 'BUSINESS_PARTNER',
  read: 'BusinessPartner:Read',
  edit: 'BusinessPartner:CreateOrEdit',
  of: 'business partner',
})

// The record itself names its one file, so there is nothing to be listed.
const { list: _named, ...picture } = documentsOf({
  path: `${tenantPath}/announcements/{announcementId}/documents`,
  context: 'ANNOUNCEMENT',
  read: 'Announcement:CRUD',
  edit: 'Announcement:CRUD',
  of: 'announcement',
})
/** The picture of an announcement. */
export const announcementDocuments = picture

const { list: _namedAsWell, ...paper } = documentsOf({
  path: `${entityPath}/accounting-document-templates/{accountingDocumentTemplateId}/documents`,
  context: 'ACCOUNTING_TEMPLATE',
  read: 'Administration:ManageLegalEntity',
  edit: 'Administration:ManageLegalEntity',
  atEntity: true,
  of: 'template of the accounts',
})
/** The paper that a template of the accounts is printed on. */
export const accountingTemplateDocuments = paper

const { list: _namedByArticle, ...ofProduct } = documentsOf({
  path: `${tenantPath}/products/{productId}/documents`,
  context: 'PRODUCT',
  read: 'Warehouse:Read',
  edit: 'Warehouse:EditArticle',
  atEntity: true,
  of: 'article',
})
/** The pictures of an article; the article names them in their order. */
export const productDocuments = ofProduct

const ownPicture = `${tenantPath}/users/me/picture` as const

/** The picture that somebody shows of himself; colleagues find it named wherever he is named. */
export const userPictures = {
  put: route({
    method: 'POST',
    path: ownPicture,
    access: 'member',
    about: 'Makes a JPEG, PNG or WebP the own picture; the one before goes',
    body: z.object({}),
    upload: { maxBytes: maxPictureBytes },
    answer: document,
    failures: ['NOT_FOUND'],
  }),
  remove: route({
    method: 'DELETE',
    path: ownPicture,
    access: 'member',
    about: 'Takes the own picture away, if there is one',
    failures: ['NOT_FOUND'],
  }),
}

/** A file of which a legal entity has one. */
const fileOfEntity = <const Path extends string>(path: Path, what: string, kind: string, maxBytes: number) => ({
  put: route({
    method: 'POST',
    path,
    ...perEntity,
    access: 'Administration:ManageLegalEntity',
    about: `Makes a ${kind} the ${what} of a legal entity; the one before goes`,
    body: z.object({}),
    upload: { maxBytes },
    answer: document,
    failures: ['NOT_FOUND'],
  }),
  remove: route({
    method: 'DELETE',
    path,
    ...perEntity,
    access: 'Administration:ManageLegalEntity',
    about: `Takes the ${what} of a legal entity away, if there is one`,
    failures: ['NOT_FOUND'],
  }),
})

/** The sign of a legal entity; the entity itself names it. */
export const logos = fileOfEntity(`${entityPath}/logo`, 'logo', 'JPEG, PNG or WebP', maxPictureBytes)

/** What letters of a legal entity are printed on; the entity itself names it. */
export const letterTemplates = fileOfEntity(
  `${entityPath}/letter-template`,
  'stationery',
  'PDF',
  maxLetterTemplateBytes,
)

const documentPath = `${tenantPath}/documents/{accessToken}` as const
// Whatever is not the token of a document is unknown, however it is written.
const params = z.object({ accessToken: z.string().max(200) })
// The picture of an announcement is seen by everybody whom it is for.
const read = 'member'
const withheld = ['FILE_IN_QUARANTINE', 'FILE_INFECTED'] as const
const edit = {
  ofRecord: [
    'Process:Create',
    'Person:Create',
    'BusinessPartner:CreateOrEdit',
    'Announcement:CRUD',
    'Administration:ManageLegalEntity',
    'Warehouse:EditArticle',
  ],
} as const

/** Edges of a thumbnail in px, as the tables show it: spec 1 section 9. The file has twice as many, for fine screens. */
export const thumbnailSizes = [50, 300] as const

/** One document, by its access token. The token says which one; session and rights say whether. */
export const documents = {
  content: route({
    method: 'GET',
    path: documentPath,
    access: read,
    about: 'The file, whole or a range of it; with `download` as an attachment, whatever its type',
    params,
    query: z.object({ download: flag.optional() }),
    media: '*/*',
    failures: ['NOT_FOUND', ...withheld],
  }),
  update: route({
    method: 'PATCH',
    path: documentPath,
    access: edit,
    about: 'Renames or relabels a document, or releases it to the client portal; the file stays',
    params,
    body: documentChanges,
    answer: document,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED', 'STALE_VERSION'],
  }),
  delete: route({
    method: 'DELETE',
    path: documentPath,
    access: edit,
    about: 'Takes a document away',
    params,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
  restore: route({
    method: 'POST',
    path: `${documentPath}/restore`,
    access: { ofRecord: ['Process:Create', 'Person:Create', 'BusinessPartner:CreateOrEdit'] },
    about:
      'Puts a document back that was taken away of a list, by whoever may take it away, as long as its file is kept: a day',
    params,
    answer: document,
    status: 200,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
  thumbnail: route({
    method: 'GET',
    path: `${documentPath}/thumbnail`,
    access: read,
    about: 'A small picture of an image or of the first page of a PDF; 404 for what has none',
    params,
    query: z.object({
      size: z
        .union([z.literal(thumbnailSizes), z.enum(['50', '300']).transform((size) => Number(size) as 50 | 300)])
        .default(300),
    }),
    media: 'image/webp',
    failures: ['NOT_FOUND', ...withheld],
    // Painting takes as long as it takes, and there is a queue for it.
    remote: true,
  }),
}

import type { Permission } from '@pietas/contract/kit'

/** What documents have to know of the records that they belong to; the features of those hand it over in app.ts. */
export type DocumentOwner = {
  table: string
  /** The field of a document that names the record; the path calls it so, too. */
  field:
    | 'processId'
    | 'personId'
    | 'businessPartnerId'
    | 'announcementId'
    | 'userId'
    | 'ownerEntityId'
    | 'accountingDocumentTemplateId'
    | 'productId'
  read: Permission
  edit: Permission
  /** Whoever holds it may delete documents of others. */
  remove?: Permission
  /** SQL about the record as `o`: the legal entities that it belongs to, where it has no `legal_entity_id`. */
  entities?: string
  /** SQL about the record as `o`: the legal entities whose members may read it without a right. */
  openTo?: string
  /** It has one file at most, of these types: a new one takes the place of the one before. */
  single?: OfTypes
  /** It has files of these types alone. */
  only?: OfTypes
}

export type OfTypes = {
  types: readonly string[]
  /** Key of the message for any other type. */
  wrongType: string
}

/** The record that a document belongs to, as far as rights depend on it. */
export type OwnerRecord = {
  id: number
  /** The first one, where it belongs to several. */
  legalEntityId: number
  /** Whoever reads it needs the right at one of them, whoever changes it at all. */
  legalEntityIds: number[]
  openTo: number[]
  deleted: boolean
}

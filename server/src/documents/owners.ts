import type { Permission } from '@pietas/contract/kit'

/** What documents have to know of the records that they belong to; the features of those hand it over in app.ts. */
export type DocumentOwner = {
  table: string
  /** The field of a document that names the record; the path calls it so, too. */
  field: 'processId' | 'personId' | 'businessPartnerId'
  read: Permission
  edit: Permission
  /** Whoever holds it may delete documents of others. */
  remove?: Permission
}

/** The record that a document belongs to, as far as rights depend on it. */
export type OwnerRecord = { id: number; legalEntityId: number; deleted: boolean }

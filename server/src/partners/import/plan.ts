import { isDeepStrictEqual } from 'node:util'
import type { ReadRow } from '@pietas/contract/kit'
import {
  type ImportedPartner,
  type ImportedRow,
  type MatchKey,
  type PartnerRow,
  readRow,
} from '@pietas/contract/partners'
import type { Tx } from '../../kit/db/transaction'
import type { Values } from '../../kit/db/write'
import { findMatches, loadPartners, type Match, typesByName } from './queries'

type Read = ReadRow<ImportedPartner>

/** What is to become of a row: the answer to the caller, and what would be stored. */
export type Planned = ImportedRow & { values: Values; typeIds: number[] }

const saidBy = (matchBy: MatchKey, { said }: Read): string => {
  if (matchBy === 'NAME') return said.name ?? ''
  if (matchBy === 'NAME_AND_CITY') return said.name ? `${said.name}|${said.address?.city ?? ''}` : ''
  return (matchBy === 'VAT_ID' ? said.vatId : said.buyerId) ?? ''
}

const matchesOf = async (tx: Tx, legalEntityId: number, matchBy: MatchKey, rows: Read[]): Promise<Match[]> => {
  const nobody = rows.map((_, at) => ({ position: at + 1, key: '', ids: [] }))
  if (matchBy === 'NONE') return nobody
  const said = rows.map((row) => saidBy(matchBy, row))
  const found = await findMatches(tx, legalEntityId, matchBy, said)
  // Who says nothing of himself is nobody yet.
  return found.map((match, at) => (said[at] ? match : (nobody[at] as Match)))
}

const sameContact = (one: { type: string; value: string }, other: { type: string; value: string }) =>
  one.type === other.type && one.value === other.value

/** A stored partner with what a row says of him: contacts are added, parts of the address replaced one by one. */
const merged = (before: PartnerRow | null, said: Partial<Omit<ImportedPartner, 'typeNames'>>): Values => {
  const { address, contactDetails = [], ...plain } = said
  const known = before?.contactDetails ?? []
  const added = contactDetails
    .filter((contact) => !known.some((other) => sameContact(contact, other)))
    .map((contact) => ({ ...contact, _id: crypto.randomUUID() }))
  const given = Object.fromEntries(Object.entries(address ?? {}).filter(([, part]) => part !== null))
  return {
    digitalInvoice: false,
    locked: false,
    ...before,
    ...plain,
    address: address ? { ...address, ...before?.address, ...given } : (before?.address ?? null),
    contactDetails: [...known, ...added],
  }
}

const planRow = (
  at: number,
  { said: { typeNames = [], ...said }, findings }: Read,
  match: Match,
  known: { partners: Map<number, PartnerRow>; types: Map<string, number>; seen: Map<string, number> },
): Planned => {
  const unknown = typeNames.filter((name) => !known.types.has(name.toLowerCase()))
  const errors = [
    ...findings,
    ...unknown.map(() => ({ field: 'typeNames', message: 'partner.validation.import-unknown-type' })),
    ...(match.ids.length > 1 ? [{ field: 'name', message: 'partner.validation.import-ambiguous' }] : []),
    ...(match.key && known.seen.has(match.key) ? [{ field: 'name', message: 'partner.validation.import-twice' }] : []),
  ]
  const row = { row: at + 1, name: said.name ?? null, errors, values: {}, typeIds: [] }
  if (errors.length > 0) return { ...row, outcome: 'REFUSED', businessPartnerId: null }
  if (match.key) known.seen.set(match.key, at)
  const before = known.partners.get(match.ids[0] ?? 0) ?? null
  const typeIds = typeNames.map((name) => known.types.get(name.toLowerCase()) as number)
  const values = merged(before, said)
  if (!before) return { ...row, outcome: 'CREATE', businessPartnerId: null, values, typeIds }
  const isSame = isDeepStrictEqual(values, { ...before }) && typeIds.every((id) => before.typeIds.includes(id))
  return { ...row, outcome: isSame ? 'UNCHANGED' : 'UPDATE', businessPartnerId: before.id, values, typeIds }
}

/** Decides for each row of a file what is to become of it. */
export const planImport = async (
  tx: Tx,
  legalEntityId: number,
  matchBy: MatchKey,
  rows: readonly unknown[],
): Promise<Planned[]> => {
  const read = rows.map((row) => readRow(row))
  const matches = await matchesOf(tx, legalEntityId, matchBy, read)
  const known = {
    partners: await loadPartners(
      tx,
      matches.flatMap(({ ids }) => (ids.length === 1 ? ids : [])),
    ),
    types: await typesByName(tx),
    seen: new Map<string, number>(),
  }
  return read.map((row, at) => planRow(at, row, matches[at] as Match, known))
}

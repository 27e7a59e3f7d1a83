import type { ContactDetail } from '@pietas/contract/kit'
import { type Sql, sql } from './db/sql'

/** The contacts of a record as its column; a row that comes without an id gets one. Absent stays absent. */
export const contactColumn = (details: readonly ContactDetail[] | undefined): { contactDetails?: Sql } => {
  if (!details) return {}
  const rows = details.map((detail) => ({ ...detail, _id: detail._id ?? crypto.randomUUID() }))
  return { contactDetails: sql`${JSON.stringify(rows)}::jsonb` }
}

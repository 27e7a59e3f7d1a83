import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { House } from '../../kit/call'
import { keepContent } from '../../kit/contents'
import type { TenantScope } from '../../kit/db/transaction'
import { keyOf, receive } from '../../kit/files'
import type { SheetJob } from '../../kit/paper'
import type { CaseFacts } from '../facts/queries'
import type { ToWhom } from '../facts/values'
import { type FinishedLetter, sheetOf } from './sheet'

/** The types of a logo that our papers can show. */
const pictures = ['image/png', 'image/jpeg', 'image/svg+xml']

/** Opens the files of a company that lie on and below its letters. */
const filesOf = async (
  house: House,
  tenantId: number,
  { logo, stationery }: CaseFacts['company'],
): Promise<Pick<SheetJob, 'logo' | 'stationery'>> => {
  const open = async (sha256: string | undefined): Promise<Buffer | null> =>
    sha256 ? buffer(await house.files.open(keyOf({ tenantId, sha256 }))) : null
  const below = await open(stationery?.sha256)
  return {
    stationery: below,
    // Stationery brings its own.
    logo: below || !logo || !pictures.includes(logo.mimeType) ? null : await open(logo.sha256),
  }
}

/** Prints letters of one case. @returns their PDFs in the same order. @throws 503 when it cannot be done now */
export const printLetters = async (
  house: House,
  tenantId: number,
  facts: CaseFacts,
  letters: readonly { letter: FinishedLetter; to: ToWhom | null }[],
): Promise<Buffer[]> => {
  const files = await filesOf(house, tenantId, facts.company)
  const at = Math.floor(Date.now() / 1000)
  return house.paper.print(letters.map(({ letter, to }) => ({ sheet: sheetOf(letter, facts, to), ...files, at })))
}

/** A page that has its place among the contents. */
export type KeptPage = { sha256: string; size: number }

/** Lays a page where contents lie; what refers to it is written later. */
export const keepPage = async (house: House, scope: TenantScope, pdf: Buffer): Promise<KeptPage> => {
  const file = await receive(house.env.DATA_DIR, 'letter.pdf', Readable.from([pdf]))
  try {
    // Made here and by us: no scanner has to see it.
    await keepContent(house.db, house.files, scope, file, { isScanned: false })
    return { sha256: file.sha256, size: file.size }
  } finally {
    await file.remove()
  }
}

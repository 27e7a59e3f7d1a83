import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { today } from '@pietas/contract/kit'
import { type Call, mfaRequired, StoredMedia } from '../../kit/call'
import { orNotFound } from '../../kit/records'
import { forbidden, tooManyRequests } from '../../kit/refusal'
import { noteSecurity } from '../../kit/security'
import { packTenant } from './archive'
import { nameOfTenant } from './queries'

type Asked = Pick<Call, 'house' | 'tenantId' | 'actor' | 'http'>

// One at a time: it takes room on the disk and turns at the database.
const underWay = new Set<number>()

/** Whoever administers the whole tenant takes everything along, and the platform does it for him. */
const refuseOthers = ({ platformRole, tenantRoles }: Asked['actor']): void => {
  const isAllowed = platformRole === 'super-administrator' || tenantRoles.includes('ADMINISTRATOR')
  if (!isAllowed) throw forbidden()
}

/** An archive of everything that is stored of a tenant; gone once it was sent. */
export const exportTenant = async ({ house, tenantId, actor, http }: Asked): Promise<StoredMedia> => {
  refuseOthers(actor)
  const { slug, wantsMfa } = orNotFound(await house.db.asPlatform((tx) => nameOfTenant(tx, tenantId)))
  if (wantsMfa && !actor.mfaEnrolled) throw mfaRequired()
  if (underWay.has(tenantId)) throw tooManyRequests(60)
  underWay.add(tenantId)
  try {
    await house.db.asPlatform((tx) =>
      noteSecurity(tx, { kind: 'DATA_EXPORTED', tenantId, actorId: actor.actorId, http }),
    )
    const { path, size } = await packTenant(house, tenantId)
    return new StoredMedia({
      type: 'application/gzip',
      size,
      tag: basename(path),
      name: `${slug}_${today()}.tar.gz`,
      attachment: true,
      open: async (range) => {
        const stream = createReadStream(path, range ? { start: range.start, end: range.end } : {})
        // Whoever goes away in the middle leaves nothing behind either.
        stream.once('close', () => void rm(path, { force: true }))
        return stream
      },
    })
  } finally {
    underWay.delete(tenantId)
  }
}

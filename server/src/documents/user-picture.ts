import { type Document, joinFileName, profilePictureTypes, type userPictures } from '@pietas/contract/documents'
import type { Call, Handlers } from '../kit/call'
import { useContent } from '../kit/contents'
import { insertRecord } from '../kit/records'
import { invalidField } from '../kit/refusal'
import { newToken } from '../kit/secrets'
import { withPermissions } from './found'
import type { DocumentOwner } from './owners'
import { documentFacts, findOwner, lockUser, removePictureOf } from './queries'

/**
 * The picture of a member of staff: whoever has a place in the tenant sees it, like his name. It belongs to no legal
 * entity, so nobody holds a right to change it by its token; only he himself does, below.
 */
export const userAsOwner: DocumentOwner = {
  table: 'users',
  field: 'userId',
  read: 'Administration:EditUsers',
  edit: 'Administration:EditUsers',
  entities: `'{}'`,
  openTo: 'array(select e.id from legal_entities e where e.tenant_id = o.tenant_id)',
}

// What it was called says more of whoever took it than it has to.
const extensions: Record<string, string> = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp' }

const lockSelf = (call: Pick<Call, 'tx' | 'actor'>): Promise<void> => lockUser(call.tx, call.actor.actorId)

/** The calls about the picture that somebody shows of himself. */
export const userPictureHandlers: Handlers<typeof userPictures> = {
  put: {
    admit: async ({ tx, actor }) => {
      await findOwner(tx, userAsOwner, actor.actorId)
    },

    store: async (call) => {
      const { actor, file, tx } = call
      if (!profilePictureTypes.includes(file.type)) throw invalidField('file', 'user.validation.picture-type')
      await lockSelf(call)
      await removePictureOf(tx, actor.actorId)
      await useContent(tx, file.sha256)
      const extension = extensions[file.type] ?? ''
      const stored = await insertRecord<Document>(tx, documentFacts, {
        context: 'USER',
        userId: actor.actorId,
        documentLabel: 'USER_PICTURE',
        fileName: joinFileName('Profilbild', extension),
        extension,
        mimeType: file.type,
        size: file.size,
        sha256: file.sha256,
        accessToken: newToken(),
      })
      return withPermissions(call, userAsOwner, await findOwner(tx, userAsOwner, actor.actorId), stored.value())
    },
  },

  remove: async (call) => {
    await lockSelf(call)
    await removePictureOf(call.tx, call.actor.actorId)
    return undefined
  },
}

import { profilePictureTypes, type userPictures } from '@pietas/contract/documents'
import type { Handlers } from '../kit/call'
import type { DocumentOwner } from './owners'
import { findOwner } from './queries'
import { putSingleFile, removeSingleFile, type SingleFile } from './single-file'

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

const ownPicture: SingleFile = {
  owner: userAsOwner,
  context: 'USER',
  label: 'USER_PICTURE',
  types: profilePictureTypes,
  wrongType: 'user.validation.picture-type',
  name: 'Profilbild',
}

/** The calls about the picture that somebody shows of himself. */
export const userPictureHandlers: Handlers<typeof userPictures> = {
  put: {
    admit: async ({ tx, actor }) => {
      await findOwner(tx, userAsOwner, actor.actorId)
    },
    store: (call) => putSingleFile(call, ownPicture, call.actor.actorId),
  },
  remove: (call) => removeSingleFile(call, ownPicture, call.actor.actorId),
}

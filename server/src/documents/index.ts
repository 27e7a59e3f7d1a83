import { feature } from '../kit/feature'
import { demo } from './demo'
import type { Owners } from './found'
import { documentHandlers } from './handlers'
import { documentListHandlers } from './lists'
import { userAsOwner, userPictureHandlers } from './user-picture'

export type { DocumentOwner } from './owners'

/** @param owners the records that documents belong to; their features stand further right. */
export const documents = (owners: Omit<Owners, 'USER'>) =>
  feature({
    handlers: {
      documents: documentHandlers({ ...owners, USER: userAsOwner }),
      userPictures: userPictureHandlers,
      processDocuments: documentListHandlers('PROCESS', owners.PROCESS),
      deathNoticeDocuments: documentListHandlers('DEATH_NOTICE', owners.DEATH_NOTICE),
      personDocuments: documentListHandlers('PERSON', owners.PERSON),
      entityPersonDocuments: documentListHandlers('PERSON', owners.PERSON),
      businessPartnerDocuments: documentListHandlers('BUSINESS_PARTNER', owners.BUSINESS_PARTNER),
      announcementDocuments: { create: documentListHandlers('ANNOUNCEMENT', owners.ANNOUNCEMENT).create },
    },
    kinds: { documents: 'documents' },
    demo,
  })

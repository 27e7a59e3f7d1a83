import { feature } from '../kit/feature'
import { demo } from './demo'
import { entityAsOwner, letterTemplateHandlers, logoHandlers } from './entity-files'
import type { Owners } from './found'
import { documentHandlers } from './handlers'
import { documentListHandlers } from './lists'
import { userAsOwner, userPictureHandlers } from './user-picture'

export { storeMadeDocument } from './made'
export type { DocumentOwner } from './owners'

/** @param owners the records that documents belong to; the features of most stand further right. */
export const documents = (owners: Omit<Owners, 'USER' | 'LOGO' | 'LETTER_TEMPLATE'>) =>
  feature({
    handlers: {
      documents: documentHandlers({
        ...owners,
        USER: userAsOwner,
        LOGO: entityAsOwner,
        LETTER_TEMPLATE: entityAsOwner,
      }),
      userPictures: userPictureHandlers,
      logos: logoHandlers,
      letterTemplates: letterTemplateHandlers,
      processDocuments: documentListHandlers('PROCESS', owners.PROCESS),
      deathNoticeDocuments: documentListHandlers('DEATH_NOTICE', owners.DEATH_NOTICE),
      personDocuments: documentListHandlers('PERSON', owners.PERSON),
      entityPersonDocuments: documentListHandlers('PERSON', owners.PERSON),
      businessPartnerDocuments: documentListHandlers('BUSINESS_PARTNER', owners.BUSINESS_PARTNER),
      announcementDocuments: { create: documentListHandlers('ANNOUNCEMENT', owners.ANNOUNCEMENT).create },
      productDocuments: { create: documentListHandlers('PRODUCT', owners.PRODUCT).create },
      accountingTemplateDocuments: {
        create: documentListHandlers('ACCOUNTING_TEMPLATE', owners.ACCOUNTING_TEMPLATE).create,
      },
    },
    kinds: { documents: 'documents' },
    demo,
  })

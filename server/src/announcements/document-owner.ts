import { announcementPictureTypes } from '@pietas/contract/documents'
import type { DocumentOwner } from '../documents'
import { pictureFacts } from './queries'

/** Who may do what with the picture of an announcement: whoever reads it sees it, whoever writes it changes it. */
export const announcementAsOwner: DocumentOwner = {
  table: 'announcements',
  field: 'announcementId',
  read: 'Announcement:CRUD',
  edit: 'Announcement:CRUD',
  remove: 'Announcement:CRUD',
  single: { types: announcementPictureTypes, wrongType: 'announcement.validation.picture-type' },
  ...pictureFacts,
}

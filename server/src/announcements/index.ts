import { feature } from '../kit/feature'
import { demo } from './demo'
import { announcementAsOwner } from './document-owner'
import { announcementHandlers } from './handlers'
import { announcing } from './telling'

export { unreadOf } from './queries'

export const announcements = feature({
  handlers: { announcements: announcementHandlers },
  owners: { ANNOUNCEMENT: announcementAsOwner },
  kinds: {
    announcements: 'announcements',
    announcement_entities: 'announcements',
    // Who else reads one changes nothing for anybody but who asks for it.
    announcement_reads: null,
    announcement_tellings: null,
  },
  jobs: [announcing],
  demo,
})

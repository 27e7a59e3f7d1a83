export { AnnouncementCard, type AnnouncementFacts } from './announcement-card'

export { AnnouncementCard } from './announcement-card'

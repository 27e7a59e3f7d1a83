export { CalendarFeed } from './feed/calendar-feed'

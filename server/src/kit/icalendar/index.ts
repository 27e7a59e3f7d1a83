export { type CalendarEvent, calendarFile, type When } from './calendar-file'

export { type OwnRecord, pin, useNoteOpened, useOwnRecords } from './own-records'
export { accessibleSource, colleagueSource, memberSource, platformUserSource, userGroupSource } from './source'
export { UserName } from './user-name'

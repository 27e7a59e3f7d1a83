export { dispositionNoteHandlers } from './notes'

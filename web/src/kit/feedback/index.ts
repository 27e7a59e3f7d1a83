export { ConfirmDialog, confirm, type Question, QuestionDialog } from './confirm'
export { EmptyState } from './empty-state'
export { toast } from './toast'

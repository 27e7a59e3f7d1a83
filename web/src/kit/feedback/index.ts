export { ConfirmDialog, confirm, QuestionDialog } from './confirm'
export { EmptyState } from './empty-state'
export { toast } from './toast'

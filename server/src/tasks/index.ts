export { taskCommentHandlers } from './comments'
export { taskHandlers } from './handlers'

import { whenIdle } from '../kit/loading'

/** Shows what is in the way of a task, and asks whether it is to be stored all the same. */
export const OverlapDialog = whenIdle(async () => (await import('./form/overlap-dialog')).OverlapDialog)

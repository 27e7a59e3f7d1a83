import { whenIdle } from '../../kit/loading'

/** Nobody plans before the form stands, so no first load waits for it. */
export const TakenHint = whenIdle(async () => (await import('./taken-hint')).TakenHint)

import { whenIdle } from '../loading'

/** A word of the form to the one who fills it in; most forms never say one, so no first paint waits for it. */
export const Notice = whenIdle(async () => (await import('@mui/material/Alert')).default)

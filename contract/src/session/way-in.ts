import * as z from 'zod'

/** A link that is handed over by whoever asks for it, because no mail leaves the house: it works once, until then. */
export const wayIn = z.object({ link: z.string(), expiresAt: z.string() })
export type WayIn = z.output<typeof wayIn>

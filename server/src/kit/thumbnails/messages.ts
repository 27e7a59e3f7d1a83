/** What the painter is asked: a file of this machine, its type, and the lengths of the longest edge in px. */
export type Question = { path: string; type: string; edges: number[] }

/** WebP pictures in the order of the edges, or null for what cannot be shown. */
export type Reply = { pictures: Uint8Array[] | null }

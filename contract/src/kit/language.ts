/** In which the product speaks and writes; the first is that of whoever has not chosen. */
export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

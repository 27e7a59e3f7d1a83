import { whenIdle } from '../loading'

/** The pages of a PDF; what draws them is fetched when it is wanted. */
export const PdfPages = whenIdle(async () => (await import('./pdf-pages')).PdfPages)

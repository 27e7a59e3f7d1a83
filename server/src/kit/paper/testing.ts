import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text where it stands: mm from the left and the top edge of the sheet, its line of writing counts. */
export type Placed = { text: string; left: number; base: number; size: number }

export type ReadPage = { width: number; height: number; placed: Placed[]; text: string }

const mm = (points: number): number => (points * 25.4) / 72

const asText = (items: readonly { str: string; hasEOL: boolean }[]): string =>
  items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('')

/** Reads a PDF by another program than the one that made it. */
export const readPdf = async (bytes: Uint8Array): Promise<{ pages: ReadPage[]; metadata: string }> => {
  const document = await getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 }).promise
  const pages: ReadPage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) => ('str' in item ? item : []))
    pages.push({
      width: mm(width),
      height: mm(height),
      text: asText(texts),
      placed: texts
        .filter(({ str }) => str.trim() !== '')
        .map(({ str, transform }) => ({
          text: str,
          left: mm(transform[4] ?? 0),
          base: mm(height - (transform[5] ?? 0)),
          size: Math.abs(transform[3] ?? 0),
        })),
    })
  }
  const metadata = (await document.getMetadata()).metadata?.getRaw() ?? ''
  await document.destroy()
  return { pages, metadata: String(metadata) }
}

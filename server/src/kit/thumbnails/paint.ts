import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Question } from './messages'

// 100 megapixels: four times what a good camera makes, and 400 MB when decoded as a whole.
const limitInputPixels = 100_000_000
const quality = 78

sharp.cache(false)
sharp.concurrency(1)
// Only readers of plain pictures: no drawing that names other files, no format with a language of its own.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadTiff',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
})

const ofImage = (path: string): Sharp => sharp(path, { limitInputPixels, sequentialRead: true, pages: 1 }).autoOrient()

/** The first page, painted at its final size: a page may be as large as it likes. */
const ofPdf = async (path: string, edge: number): Promise<Sharp> => {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium')
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(await readFile(path))
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = edge / Math.max(originalWidth, originalHeight)
    if (!Number.isFinite(scale)) throw new Error('A page without a size')
    const { data, width, height } = await page.render({ scale, render: 'bitmap' })
    return sharp(data, { raw: { width, height, channels: 4 } })
  } finally {
    library.destroy()
  }
}

/** @returns pictures whose longest edge has at most so many px, in the order of the edges. */
export const paint = async ({ path, type, edges }: Question): Promise<Uint8Array[]> => {
  const isPdf = type === 'application/pdf'
  const source = isPdf ? await ofPdf(path, Math.max(...edges)) : ofImage(path)
  const largest = Math.max(...edges)
  // The whole is read once; the small ones are made of the large one.
  const { data, info } = await source
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pictures: Uint8Array[] = []
  for (const edge of edges)
    pictures.push(
      await sharp(data, { raw: { width, height, channels } })
        .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer(),
    )
  return pictures
}

import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Opens a PDF for reading; nothing of it is run as code. */
export const readPdf = async (file: Blob): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(await file.arrayBuffer()), isEvalSupported: false, useWasm: false }).promise

/** A page as it looks, and as it reads. */
export interface DrawnPage {
  canvas: HTMLCanvasElement
  text: string
}

// A page of 820 px on a screen that shows two dots for each.
const sharpness = 2
const mostPages = 30

/** @returns the pages, drawn; a very long letter ends after thirty. */
export async function drawPages(pdf: PDFDocumentProxy): Promise<DrawnPage[]> {
  const drawn: DrawnPage[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number++) {
    const page = await pdf.getPage(number)
    const viewport = page.getViewport({ scale: (820 / page.getViewport({ scale: 1 }).width) * sharpness })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    await page.render({ canvas, viewport }).promise
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    drawn.push({ canvas, text })
  }
  return drawn
}

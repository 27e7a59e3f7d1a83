import { deflateSync } from 'node:zlib'
import { blackPicture, paper } from './demo/papers'
import { archive } from './testing-archive'

const megabytes = 1024 * 1024

/** A PDF whose page says so much, packed; its table of objects is left to the reader to find. */
const pdfOf = (content: Buffer, more = ''): Buffer =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n` +
        `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>\nendobj\n` +
        `4 0 obj\n<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n`,
    ),
    content,
    Buffer.from(`\nendstream\nendobj\n${more}trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n`),
  ])

/** A PDF of a million objects. */
export const millionObjects = (): Buffer => {
  const objects = Array.from({ length: 1_000_000 }, (_, at) => `${at + 5} 0 obj\nnull\nendobj\n`).join('')
  return pdfOf(deflateSync('1 0 0 rg 0 0 595 842 re f'), objects)
}

/** A PDF that takes hours to draw. */
export const endlessDrawing = (): Buffer => {
  const line = '0 0 m 595 842 l 300 0 l 0 842 l f*\n'
  return pdfOf(deflateSync(Buffer.alloc(200 * megabytes, line)))
}

const jpegOf = (width: number, height: number): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  const [start, frame] = [Buffer.from('ffd8', 'hex'), Buffer.from('ffc0001108', 'hex')]
  return Buffer.concat([start, frame, size, Buffer.from('03012200021101031101ffd9', 'hex')])
}

const zipInZip = (): Buffer => {
  let inner = archive([{ name: '0.txt', content: Buffer.alloc(50 * megabytes) }])
  for (let depth = 0; depth < 6; depth += 1)
    inner = archive(Array.from({ length: 10 }, (_, at) => ({ name: `${depth}-${at}.zip`, content: inner })))
  return inner
}

const entities = (): Buffer => {
  const names = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')
  return Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ha">${names}]><svg>&e12;</svg>`)
}

/** Files of which no small picture can be made, and that are meant to keep whoever tries: what, name and bytes. */
export const harmfulFiles: [what: string, name: string, content: () => Buffer][] = [
  ['a picture of 30,000 by 30,000 points', 'Bild.png', () => blackPicture(30_000, 30_000)],
  ['a picture that says it has 65,000 by 65,000 points', 'Bild.jpg', () => jpegOf(65_000, 65_000)],
  ['a picture cut off', 'Bild.png', () => blackPicture(50, 50).subarray(0, 40)],
  ['archives in archives', 'Alles.zip', zipInZip],
  ['a drawing of entities of entities', 'Bild.svg', entities],
  ['a PDF of nothing', 'Leer.pdf', () => Buffer.from('%PDF-1.7\n')],
  ['a PDF that is cut off', 'Halb.pdf', () => paper('Halb').subarray(0, 200)],
]

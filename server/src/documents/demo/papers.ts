import { deflateSync } from 'node:zlib'

// PDF strings are Latin; brackets and backslashes are signs of the language.
const literal = (text: string): string => text.replace(/[\\()]/g, '\\$&')

const lineHeight = 22

const contentOf = ([title = '', ...lines]: readonly string[]): string => {
  const body = lines.map((line) => `0 -${lineHeight} Td (${literal(line)}) Tj`).join('\n')
  return `0.06 0.46 0.43 rg 0 800 595 42 re f\n0 g BT /F1 22 Tf 60 720 Td (${literal(title)}) Tj /F1 12 Tf\n${body}\nET`
}

/** @returns a PDF of one page of A4 with a heading and lines below it. */
export const paper = (...lines: string[]): Buffer => {
  const content = contentOf(lines)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let text = '%PDF-1.4\n'
  const positions = objects.map((object, at) => {
    const position = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return position
  })
  const table = positions.map((position) => `${String(position).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  text += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\n`
  const start = text.lastIndexOf('xref')
  return Buffer.from(`${text}startxref\n${start}\n%%EOF\n`, 'latin1')
}

// Node has a function for it only from 20.15 on.
const crc32 = (data: Buffer): number => {
  let sum = ~0
  for (const byte of data) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

type Colour = readonly [red: number, green: number, blue: number]

const greyOfOneBit = [1, 0]
const trueColour = [8, 2]

const png = (width: number, height: number, format: number[], rows: Buffer): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(format, 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** @returns a PNG: a sky that turns from one colour into another. */
export const picture = (width: number, height: number, above: Colour, below: Colour): Buffer => {
  const rows = Array.from({ length: height }, (_, y) => {
    const share = height === 1 ? 0 : y / (height - 1)
    const pixel = above.map((value, part) => Math.round(value + ((below[part] ?? 0) - value) * share))
    return Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(pixel))])
  })
  return png(width, height, trueColour, Buffer.concat(rows))
}

/** @returns a PNG of nothing but black: few bytes for any number of points. */
export const blackPicture = (width: number, height: number): Buffer =>
  png(width, height, greyOfOneBit, Buffer.alloc(height * (1 + Math.ceil(width / 8))))

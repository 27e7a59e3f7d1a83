import type { FileHandle } from 'node:fs/promises'
import { readAt } from './pieces'

const zip = 'application/zip'
const office = 'application/vnd.openxmlformats-officedocument.'

// Documents of Microsoft's and of the open format are archives. Which one it is, is read from names and from one short
// entry that is never packed: nothing is unpacked here, so that no archive can grow in our hands.
const folders: Record<string, string> = {
  'word/': `${office}wordprocessingml.document`,
  'xl/': `${office}spreadsheetml.sheet`,
  'ppt/': `${office}presentationml.presentation`,
}

const openFormat = /^application\/(vnd\.oasis\.opendocument\.(text|spreadsheet|presentation|graphics)|epub\+zip)/

const endSize = 22
const longestComment = 0xffff
const largestDirectory = 4 * 1024 * 1024

/** The list of entries that ends an archive, or nothing where it cannot be read. */
const readDirectory = async (handle: FileHandle, size: number): Promise<Buffer> => {
  const length = Math.min(size, endSize + longestComment)
  const tail = await readAt(handle, size - length, length)
  const end = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (end === -1 || end + endSize > tail.length) return Buffer.alloc(0)
  const [directorySize, position] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  return readAt(handle, position, Math.min(directorySize, largestDirectory))
}

function* namesIn(directory: Buffer): Generator<string> {
  let position = 0
  while (position + 46 <= directory.length && directory.readUInt32LE(position) === 0x02014b50) {
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(position + field))
    yield directory.toString('latin1', position + 46, position + 46 + (name ?? 0))
    position += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
}

const declaredType = (head: Buffer): string | null => {
  const isDeclared = head.toString('latin1', 30, 38) === 'mimetype' && head.readUInt16LE(8) === 0
  return isDeclared ? (openFormat.exec(head.toString('latin1', 38, 38 + 100))?.[0] ?? null) : null
}

/** @returns what kind of archive it is: a document of an office program, or just an archive. */
export const typeOfZip = async (handle: FileHandle, head: Buffer, size: number): Promise<string> => {
  if (head.length < 38) return zip
  const declared = declaredType(head)
  if (declared) return declared
  let [hasTypes, type] = [false, zip]
  for (const name of namesIn(await readDirectory(handle, size))) {
    if (name === '[Content_Types].xml') hasTypes = true
    type = folders[/^[^/]+\//.exec(name)?.[0] ?? ''] ?? type
  }
  return hasTypes ? type : zip
}

import { open } from 'node:fs/promises'
import { readAt } from './pieces'
import { signatures } from './signatures'
import { typeOfZip } from './zip'

const headSize = 64 * 1024
const unknown = 'application/octet-stream'

// Whatever a browser could take for a page or a script is text and looks like one: nothing of it ever gets a type that
// a browser would act on.
const isText = (head: Buffer, isWhole: boolean): boolean => {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (isUtf16) return true
  try {
    // A letter may be cut in two where the piece ends.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: text holds none of them
    return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)
  } catch {
    return isLatinText(head)
  }
}

// Older programs write umlauts as single bytes.
const isLatinText = (head: Buffer): boolean =>
  head.every((byte) =>
    byte >= 0x20 ? byte !== 0x7f && !(byte >= 0x80 && byte < 0xa0) : byte === 9 || byte === 10 || byte === 13,
  )

/** @returns the type of a file as its first bytes tell; neither its name nor what the sender says counts. */
export const typeOf = async (path: string): Promise<string> => {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const head = await readAt(handle, 0, headSize)
    const type = signatures.find(({ fits }) => fits(head))?.type
    if (type === 'application/zip') return await typeOfZip(handle, head, size)
    if (type) return type
    return isText(head, size <= headSize) ? 'text/plain' : unknown
  } finally {
    await handle.close()
  }
}

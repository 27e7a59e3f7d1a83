const encoder = new TextEncoder()

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** Goes on with a checksum; the first one is that of nothing, 0. */
function crcOf(bytes: Uint8Array, before: number): number {
  let crc = ~before
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

interface Entry {
  name: Uint8Array
  start: number
  crc: number
  size: number
  packed: number
}

/** Numbers as the archive has them: `[bytes, value]`, the lowest byte first. */
function numbers(fields: readonly (readonly [2 | 4, number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

// Names in UTF-8; checksum and sizes stand behind the content, because they are not known before.
const flags = 0x0808
const deflated = 8
const version = 20
// Files of the same content are the same; the first day that the format knows.
const [time, day] = [0, 33]

/**
 * Writes an archive of the ZIP format piece by piece: what has been written is packed and handed on, and nothing of it
 * is kept.
 *
 * @param sink takes the bytes of the file in their order.
 */
export function openZip(sink: (bytes: Uint8Array<ArrayBuffer>) => void) {
  const entries: Entry[] = []
  let position = 0
  const write = (...parts: Uint8Array<ArrayBuffer>[]) => {
    for (const part of parts) {
      position += part.length
      sink(part)
    }
  }
  const openEntry = (path: string) => {
    const entry: Entry = { name: encoder.encode(path), start: position, crc: 0, size: 0, packed: 0 }
    const packing = new CompressionStream('deflate-raw')
    const into = packing.writable.getWriter()
    write(
      numbers([
        [4, 0x04034b50],
        [2, version],
        [2, flags],
        [2, deflated],
        [2, time],
        [2, day],
        [4, 0],
        [4, 0],
        [4, 0],
        [2, entry.name.length],
        [2, 0],
      ]),
      entry.name as Uint8Array<ArrayBuffer>,
    )
    const packed = packing.readable.pipeTo(
      new WritableStream({
        write: (bytes) => {
          entry.packed += bytes.length
          write(bytes)
        },
      }),
    )
    return {
      /** Waits until there is room for more, so that what is written faster than packed does not pile up. */
      write: async (text: string) => {
        const bytes = encoder.encode(text)
        entry.crc = crcOf(bytes, entry.crc)
        entry.size += bytes.length
        await into.write(bytes)
      },
      close: async () => {
        await into.close()
        await packed
        write(
          numbers([
            [4, 0x08074b50],
            [4, entry.crc],
            [4, entry.packed],
            [4, entry.size],
          ]),
        )
        entries.push(entry)
      },
    }
  }
  const close = () => {
    const start = position
    for (const { name, crc, packed, size, start: at } of entries)
      write(
        numbers([
          [4, 0x02014b50],
          [2, version],
          [2, version],
          [2, flags],
          [2, deflated],
          [2, time],
          [2, day],
          [4, crc],
          [4, packed],
          [4, size],
          [2, name.length],
          [2, 0],
          [2, 0],
          [2, 0],
          [2, 0],
          [4, 0],
          [4, at],
        ]),
        name as Uint8Array<ArrayBuffer>,
      )
    write(
      numbers([
        [4, 0x06054b50],
        [2, 0],
        [2, 0],
        [2, entries.length],
        [2, entries.length],
        [4, position - start],
        [4, start],
        [2, 0],
      ]),
    )
  }
  return { openEntry, close }
}

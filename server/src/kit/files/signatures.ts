type Fits = (head: Buffer) => boolean
type Signature = { type: string; fits: Fits }

const at =
  (position: number, ...bytes: (string | number)[]): Fits =>
  (head) => {
    const wanted = Buffer.concat(
      bytes.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([part]))),
    )
    return head.subarray(position, position + wanted.length).equals(wanted)
  }

const all =
  (...conditions: Fits[]): Fits =>
  (head) =>
    conditions.every((fits) => fits(head))

const some =
  (...conditions: Fits[]): Fits =>
  (head) =>
    conditions.some((fits) => fits(head))

/** ISO base media: the brand behind `ftyp` tells pictures from films. */
const brand = (...brands: string[]): Fits => all(at(4, 'ftyp'), some(...brands.map((name) => at(8, name))))

// Scanners and mail gateways leave blank lines before the header; every reader takes that.
const isPdf: Fits = (head) => /^(?:\xef\xbb\xbf)?\s{0,64}%PDF-/.test(head.toString('latin1', 0, 80))

// Two letters alone may begin a text as well; a number at 60 says where the second head is.
const isProgram: Fits = (head) => at(0, 'MZ')(head) && head.length >= 64 && at(head.readUInt32LE(60), 'PE\0\0')(head)

/** By the bytes that they begin with, the particular before the general. */
export const signatures: readonly Signature[] = [
  { type: 'application/pdf', fits: isPdf },
  { type: 'image/jpeg', fits: at(0, 0xff, 0xd8, 0xff) },
  { type: 'image/png', fits: at(0, 0x89, 'PNG\r\n', 0x1a, '\n') },
  { type: 'image/gif', fits: some(at(0, 'GIF87a'), at(0, 'GIF89a')) },
  { type: 'image/webp', fits: all(at(0, 'RIFF'), at(8, 'WEBP')) },
  { type: 'image/tiff', fits: some(at(0, 'II*', 0), at(0, 'MM', 0, '*')) },
  { type: 'image/bmp', fits: all(at(0, 'BM'), at(6, 0, 0, 0, 0)) },
  { type: 'image/avif', fits: brand('avif', 'avis') },
  { type: 'image/heic', fits: brand('heic', 'heix', 'heim', 'heis', 'hevc', 'hevx') },
  { type: 'image/heif', fits: brand('mif1', 'msf1') },
  { type: 'audio/mp4', fits: brand('M4A ', 'M4B ') },
  { type: 'video/quicktime', fits: brand('qt  ') },
  { type: 'video/mp4', fits: at(4, 'ftyp') },
  { type: 'video/webm', fits: at(0, 0x1a, 0x45, 0xdf, 0xa3) },
  { type: 'audio/wav', fits: all(at(0, 'RIFF'), at(8, 'WAVE')) },
  { type: 'audio/ogg', fits: at(0, 'OggS') },
  { type: 'audio/flac', fits: at(0, 'fLaC') },
  { type: 'audio/mpeg', fits: some(at(0, 'ID3'), at(0, 0xff, 0xfb), at(0, 0xff, 0xf3)) },
  { type: 'application/rtf', fits: at(0, '{\\rtf') },
  // Word, Excel, PowerPoint and Outlook before 2007: one container for all of them.
  { type: 'application/x-cfb', fits: at(0, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) },
  { type: 'application/zip', fits: some(at(0, 'PK', 3, 4), at(0, 'PK', 5, 6)) },
  { type: 'application/vnd.microsoft.portable-executable', fits: isProgram },
  { type: 'application/gzip', fits: at(0, 0x1f, 0x8b, 8) },
  { type: 'application/x-7z-compressed', fits: at(0, '7z', 0xbc, 0xaf, 0x27, 0x1c) },
  { type: 'application/vnd.rar', fits: at(0, 'Rar!', 0x1a, 7) },
]

import * as z from 'zod'

/** The ending of a file name as people write it, `.PDF` or `pdf`, stored as `pdf`. */
const fileEnding = z
  .string()
  .trim()
  .max(11)
  .regex(/^\.?[a-zA-Z\d]{1,10}$/)
  .transform((ending) => ending.replace('.', '').toLowerCase())

/** Several of them, each once, in their order. */
export const fileEndings = z
  .array(fileEnding)
  .max(100)
  .transform((endings) => [...new Set(endings)].sort())

/** Endings that mean the same kind of file. */
type Kind = readonly string[]

const office = 'application/vnd.openxmlformats-officedocument.'
const openDocument = 'application/vnd.oasis.opendocument.'

/**
 * Which kinds of file a type can be that was found out from bytes. Where there are several the bytes do not tell them
 * apart, and the name has to.
 */
const kindsOf: Readonly<Record<string, readonly Kind[]>> = {
  'application/pdf': [['pdf']],
  'image/jpeg': [['jpg', 'jpeg', 'jpe', 'jfif']],
  'image/png': [['png']],
  'image/gif': [['gif']],
  'image/webp': [['webp']],
  'image/tiff': [['tif', 'tiff']],
  'image/bmp': [['bmp', 'dib']],
  'image/avif': [['avif']],
  'image/heic': [['heic', 'heif']],
  'image/heif': [['heic', 'heif']],
  'audio/mp4': [['m4a', 'm4b']],
  'video/quicktime': [['mov', 'qt']],
  'video/mp4': [['mp4', 'm4v']],
  'video/webm': [['webm'], ['mkv']],
  'audio/wav': [['wav']],
  'audio/ogg': [['ogg', 'oga', 'opus'], ['ogv']],
  'audio/flac': [['flac']],
  'audio/mpeg': [['mp3']],
  'application/rtf': [['rtf']],
  'application/x-cfb': [['doc', 'dot'], ['xls', 'xlt'], ['ppt', 'pps', 'pot'], ['msg'], ['msi']],
  [`${office}wordprocessingml.document`]: [
    ['docx', 'dotx'],
    ['docm', 'dotm'],
  ],
  [`${office}spreadsheetml.sheet`]: [['xlsx', 'xltx'], ['xlsm', 'xltm', 'xlam'], ['xlsb']],
  [`${office}presentationml.presentation`]: [
    ['pptx', 'ppsx', 'potx'],
    ['pptm', 'ppsm', 'potm'],
  ],
  [`${openDocument}text`]: [['odt', 'ott']],
  [`${openDocument}spreadsheet`]: [['ods', 'ots']],
  [`${openDocument}presentation`]: [['odp', 'otp']],
  [`${openDocument}graphics`]: [['odg', 'otg']],
  'application/epub+zip': [['epub']],
  'application/zip': [['zip'], ['jar'], ['apk']],
  'application/gzip': [['gz', 'tgz']],
  'application/x-7z-compressed': [['7z']],
  'application/vnd.rar': [['rar']],
  'application/vnd.microsoft.portable-executable': [['exe', 'com', 'scr', 'dll', 'sys', 'cpl', 'ocx']],
}

const allKinds = Object.values(kindsOf).flat()

/**
 * Whether a house that does not want some kinds of file refuses this one: by its name, or by what its bytes are,
 * whatever it is called.
 *
 * @param forbidden endings as they are stored.
 * @param mimeType as the server has found it out; nothing while only the name is known.
 */
export const isForbiddenFile = (
  forbidden: readonly string[],
  { fileName, mimeType }: { fileName: string; mimeType?: string },
): boolean => {
  const named = /\.([a-z\d]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const byName: Kind = [named, ...allKinds.filter((kind) => kind.includes(named)).flat()]
  const possible = kindsOf[mimeType ?? ''] ?? []
  const own = possible.filter((kind) => kind.includes(named))
  const byBytes = (own.length > 0 ? own : possible).flat()
  return [...byName, ...byBytes].some((ending) => forbidden.includes(ending))
}

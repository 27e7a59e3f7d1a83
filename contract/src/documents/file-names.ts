// Nothing of a name may leave the line that it is written in, or turn its reading direction so that `exe.pdf`
// is a program, or be there without being seen: control characters, marks of direction, empty letters are dropped.
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be taken out
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu
// What Windows refuses in a name, and with it the separators of folders.
const refused = /[\\/:*?"<>|]+/g
// Whatever follows the first dot, Windows takes these for devices.
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
const extensionPattern = /\.[a-z\d]{1,10}$/i

export const maxFileName = 200

/** The two halves of a name: `Sterbeurkunde` and `.pdf`; a name without an extension has an empty one. */
export type FileNameParts = { base: string; extension: string }

const withoutFolders = (name: string): string =>
  name
    .split(/[\\/:]/)
    .filter((part) => !/^[.\s]*$/.test(part))
    .join('-')

/**
 * Turns whatever somebody calls a file into a name that every system can store and no header breaks on; folders
 * become part of the name. Of a name that holds nothing but such characters nothing is left.
 */
export const cleanFileName = (name: string): string =>
  withoutFolders(name.toWellFormed().normalize('NFC').replace(invisible, ''))
    .replace(refused, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(device, '$1_')

/** @returns a name cut into what people change and the extension, which stays as it was uploaded. */
export const splitFileName = (name: string): FileNameParts => {
  const extension = extensionPattern.exec(name)?.[0] ?? ''
  const base = name.slice(0, name.length - extension.length)
  return base === '' ? { base: name, extension: '' } : { base, extension }
}

/** @returns the name with the extension, whether it was typed with it or without. */
export const joinFileName = (name: string, extension: string): string => {
  const typedToo = extension !== '' && name.toLowerCase().endsWith(extension.toLowerCase())
  const base = typedToo ? name.slice(0, name.length - extension.length) : name
  return (base === '' ? name : base) + extension
}

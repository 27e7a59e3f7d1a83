const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' }

/** @returns the slug that a name suggests: `Bestattungshaus Müller & Söhne` is `bestattungshaus-mueller-soehne`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüßøłđæœ]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 60)
    .replace(/-$/, '')

/** @returns the letters that its words begin with, as a sign for it: `Bestattungshaus Müller & Söhne` is `BMS`. */
export const shortNameOf = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map(([first = '']) => first.toUpperCase())
    .join('')
    .slice(0, 5)

const channel = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of `#rrggbb` by WCAG 2. */
function luminance(color: string): number {
  const part = (start: number) => channel(Number.parseInt(color.slice(start, start + 2), 16))
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

/** Black or white, whichever reads better on a colour that people chose themselves. */
export const readableOn = (color: string): string => (luminance(color) > 0.179 ? '#101418' : '#ffffff')

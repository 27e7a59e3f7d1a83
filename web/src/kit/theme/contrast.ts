const channel = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const parts = (color: string): number[] => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

/** Relative luminance of `#rrggbb` by WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parts(color).map(channel)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours by WCAG 2: from 1, none, to 21, black on white. */
export function contrastBetween(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A colour of which a share lies over another one, as `#rrggbb`. */
export function over(color: string, share: number, ground: string): string {
  const below = parts(ground)
  const mixed = parts(color).map((part, at) => Math.round(part * share + (below[at] ?? 0) * (1 - share)))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Black or white, whichever reads better on a colour that people chose themselves. */
export const readableOn = (color: string): string => (luminance(color) > 0.179 ? '#101418' : '#ffffff')

/**
 * A colour that people chose themselves as ink: moved towards black or white until it reads well on a ground.
 *
 * @returns `#rrggbb` with a contrast of 4.5 at least.
 */
export function inkOn(color: string, ground: string): string {
  const end = luminance(ground) > 0.179 ? '#000000' : '#ffffff'
  for (let share = 1; share > 0; share -= 0.05) {
    const ink = over(color, share, end)
    if (contrastBetween(ink, ground) >= 4.5) return ink
  }
  return end
}

// A4 with the margins of the style sheet, in px of CSS.
const mm = 96 / 25.4
const page = { width: 186 * mm, height: 270 * mm }

/** Smaller than this nobody reads it at work. */
const steps = [1, 0.95, 0.9, 0.85, 0.8, 0.75]

/** One side, else both; what needs more than a sheet is at least easy to read. */
const sides = [1, 2]

/** Makes a sheet as large as still fits one page, or else two. It must be laid out, if out of sight. */
export function fitToPage(sheet: HTMLElement): void {
  const at = (step: number) => {
    sheet.style.zoom = String(step)
    sheet.style.width = `${page.width / step}px`
    return sheet.getBoundingClientRect().height
  }
  for (const side of sides) if (steps.some((step) => at(step) <= side * page.height)) return
  at(1)
}

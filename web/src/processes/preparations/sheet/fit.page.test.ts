import { afterEach, expect, test } from 'vitest'
import { fitToPage } from './fit'

afterEach(() => {
  document.body.replaceChildren()
})

/** A sheet whose text flows: what is narrower is higher. @param lines of 100 px each. */
const sheetOf = (lines: number) => {
  const sheet = document.createElement('article')
  sheet.innerHTML = `<div style="height: ${lines * 100}px"></div>`
  document.body.append(sheet)
  fitToPage(sheet)
  return Number(sheet.style.zoom)
}

// 1020 px of a page are to be filled.
test.each([
  ['little stands at full size', 8, 1],
  ['a little too much is made smaller, so that one side holds it', 12, 0.85],
  ['what one side cannot hold takes both, at full size', 15, 1],
  ['what two sides nearly hold is made smaller as well', 24, 0.85],
  ['what needs more than a sheet is easy to read at least', 90, 1],
])('%s', (_, lines, size) => {
  expect(sheetOf(lines)).toBe(size)
})

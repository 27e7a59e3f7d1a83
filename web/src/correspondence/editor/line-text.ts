import { isPlaceholder } from '@pietas/contract/correspondence'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** @returns a line, in which `{deceased.lastName}` is a placeholder, as the editor reads it. */
export const htmlOfLine = (line: string): string =>
  `<p>${escaped(line).replace(/\{([a-z]+\.[a-z]+)\}/gi, (whole, name: string) =>
    isPlaceholder(name) ? `<span data-placeholder="${name}"></span>` : whole,
  )}</p>`

/** @returns the line of what the editor has written; one that says nothing is null. */
export const lineOfHtml = (html: string): string | null => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const chip of body.querySelectorAll<HTMLElement>('[data-placeholder]'))
    chip.replaceWith(`{${chip.dataset.placeholder}}`)
  return body.textContent.replace(/\s+/g, ' ').trim() || null
}

/** @returns what formatted text says, in one line; its paragraphs do not run into each other. */
export const plainText = (html: string | null): string => {
  const { body } = new DOMParser().parseFromString(
    (html ?? '').replace(/<(?:\/(?:p|li|h\d)|br)\b/gi, ' $&'),
    'text/html',
  )
  return body.textContent.replace(/\s+/g, ' ').trim()
}

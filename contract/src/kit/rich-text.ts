import { optionalText } from './fields'
import { richTextLinks, richTextTags } from './rich-text-tags'

// What stands in these is no text of the author.
const unseen = /<(script|style|template|iframe|object|svg|math|textarea|title|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const comments = /<!--[\s\S]*?(?:-->|$)/g
const tags = /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi

const asText = (text: string): string => text.replace(/</g, '&lt;').replace(/>/g, '&gt;')

// Attributes are read for one name alone, and what is written is made anew.
const linkOf = (attributes: string): string => {
  const found = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)
  const href = (found?.[1] ?? found?.[2] ?? '').trim()
  return richTextLinks.test(href) ? `<a href="${href.replace(/["<>]/g, encodeURIComponent)}">` : '<a>'
}

const tagOf = (closing: string, name: string, attributes: string): string => {
  if (!richTextTags.includes(name)) return ''
  if (closing) return name === 'br' ? '' : `</${name}>`
  return name === 'a' ? linkOf(attributes) : `<${name}>`
}

/**
 * Formatted text with nothing in it but what the editor can write. It is put together anew from the tags that are
 * allowed, so that what is not understood becomes text.
 */
export const cleanRichText = (html: string): string => {
  const seen = html.replace(comments, '').replace(unseen, '')
  let clean = ''
  let end = 0
  for (const { 0: tag, 1: closing = '', 2: name = '', 3: attributes = '', index } of seen.matchAll(tags)) {
    clean += asText(seen.slice(end, index)) + tagOf(closing, name.toLowerCase(), attributes)
    end = index + tag.length
  }
  return clean + asText(seen.slice(end))
}

/** Formatted text that may be missing, cleaned before it is stored. */
export const optionalRichText = (max: number) =>
  optionalText(max).transform((value) => (value === null ? null : cleanRichText(value).trim() || null))

import type { Language } from '@pietas/contract/kit'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const asLink = (line: string): string =>
  /^https?:\/\/\S+$/.test(line) ? `<a href="${escaped(line)}">${escaped(line)}</a>` : escaped(line)

/** The same mail for programs that show HTML: paragraphs, and an address that stands by itself as a link. */
export const htmlOf = (text: string, language: Language): string => {
  const paragraphs = text.split(/\n{2,}/).map((part) => `<p>${part.split('\n').map(asLink).join('<br>')}</p>`)
  return `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5">${paragraphs.join('')}</body></html>`
}

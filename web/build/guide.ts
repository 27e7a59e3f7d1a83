import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { GuideChapter, GuideSection } from '../src/help/guide.ts'

const name = 'virtual:guide'
const folder = fileURLToPath(new URL('../../docs/guide/', import.meta.url))

/** What is learned first stands first; a chapter that is not named here follows. */
const order = ['erste-schritte', 'vorgaenge', 'aufgaben']

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:quot|#39|amp|lt|gt);/g, (entity) => ({ '&quot;': '"', '&#39;': "'", '&amp;': '&' })[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A chapter names another one by its file; the app knows it by its address. */
const toApp = (html: string): string =>
  html.replace(/href="([a-z-]+)\.md(?:#([a-z-]+))?"/g, (_, chapter: string, section?: string) =>
    section ? `href="/help?chapter=${chapter}#${section}"` : `href="/help?chapter=${chapter}"`,
  )

/** @param markdown a file of the guide. @returns its parts, each below the heading that it follows. */
export function sectionsOf(markdown: string): GuideSection[] {
  const parts: { heading: Tokens.Heading; body: Token[] }[] = []
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') parts.push({ heading: token as Tokens.Heading, body: [] })
    else parts.at(-1)?.body.push(token)
  }
  return parts.map(({ heading, body }) => {
    const html = toApp(marked.parser(body))
    const title = plain(marked.parseInline(heading.text, { async: false }))
    return { id: slugOf(title), title, level: heading.depth, html, text: plain(html) }
  })
}

/** @returns the places of the app that a chapter is about, from the comment that heads it: `<!-- help: /tasks ?task -->`. */
export const aboutOf = (markdown: string): string[] =>
  /^<!-- help: (.*?) -->/.exec(markdown)?.[1]?.split(/\s+/).filter(Boolean) ?? []

export const chapters = (): GuideChapter[] => {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'))
    .sort((one, other) => place(one) - place(other) || one.localeCompare(other))
    .map((id) => {
      const markdown = readFileSync(join(folder, `${id}.md`), 'utf8')
      const sections = sectionsOf(markdown)
      return { id, title: sections[0]?.title ?? id, about: aboutOf(markdown), sections }
    })
}

/** Pictures become files of the build, so that each is fetched when it is looked at. */
const moduleOf = (guide: GuideChapter[]): string => {
  const pictures = new Map<string, string>()
  const written = JSON.stringify(guide).replace(/src=\\"(bilder\/[\w-]+\.webp)\\"/g, (_, file: string) => {
    const variable = pictures.get(file) ?? `picture${pictures.size}`
    pictures.set(file, variable)
    return `loading=\\"lazy\\" src=\\"" + ${variable} + "\\"`
  })
  const imports = [...pictures].map(
    ([file, variable]) => `import ${variable} from ${JSON.stringify(join(folder, file))}`,
  )
  return `${imports.join('\n')}\nexport const guide = ${written}`
}

/** Offers the guide for the staff, docs/guide, as `virtual:guide`: the same texts in the app as beside it. */
export const guide = (): Plugin => ({
  name: 'guide',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined
    for (const file of readdirSync(folder)) if (file.endsWith('.md')) this.addWatchFile(join(folder, file))
    return moduleOf(chapters())
  },
})

import type { TextFiles, Texts } from '../../kit/i18n'

type Loaders = Record<string, () => Promise<Texts>>

/** `../../tasks/texts/detail-de.ts` holds the part `tasks/detail`, `../../processes/notes/texts/de.ts` `processes/notes`. */
const partOf = (path: string): string => path.replace(/^(\.\.\/)+|\/texts(?=\/)|(\/|-)(de|en)\.ts$/g, '')

const byPart = (found: Loaders): Loaders =>
  Object.fromEntries(Object.entries(found).map(([path, load]) => [partOf(path), load]))

/** Where the texts of the app are: every file of a feature's texts is a part, found by its place. */
export const texts: TextFiles = {
  first: {
    de: async () => (await import('./de')).de,
    en: async () => (await import('./en')).en,
  },
  parts: {
    de: byPart(import.meta.glob<Texts>(['../../**/texts/*de.ts', '!../../{app,kit,session}/**'], { import: 'de' })),
    en: byPart(import.meta.glob<Texts>(['../../**/texts/*en.ts', '!../../{app,kit,session}/**'], { import: 'en' })),
  },
}

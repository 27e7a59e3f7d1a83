import { expect, test } from 'vitest'
import { find } from './find'
import type { GuideChapter } from './guide'

const chapter = (id: string, ...parts: [title: string, text: string][]): GuideChapter => ({
  id,
  title: parts[0]?.[0] ?? '',
  about: [],
  sections: parts.map(([title, text]) => ({ id: title.toLowerCase(), title, level: 2, html: '', text })),
})

const guide = [
  chapter('faelle', ['Vorgänge', 'Ein Fall.'], ['Zügig', 'Über das Plus im Grab.']),
  chapter('personen', ['Personen', ''], ['Grab', 'Wo jemand liegt.']),
]

test('every word has to be there, in any spelling of umlauts and letters; titles come first', () => {
  expect(find(guide, 'grab').map(({ section }) => section.id)).toEqual(['grab', 'zügig'])
  expect(find(guide, 'ZUGIG plus').map(({ section }) => section.id)).toEqual(['zügig'])
  expect(find(guide, 'plus zebra')).toEqual([])
  expect(find(guide, '  ')).toEqual([])
})

test('what stands around the word is shown', () => {
  const [long] = find([chapter('a', ['A', `${'Wort '.repeat(60)}Ziel ${'Ende '.repeat(60)}`])], 'ziel')
  expect(long?.around).toMatch(/^… .*Ziel.* …$/)
  expect(long?.around.length).toBeLessThan(160)
})

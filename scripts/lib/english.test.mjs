import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

const source = join(root, 'web/src')

/** The English texts: file, key and text of each. */
const texts = readdirSync(source, { recursive: true })
  .map(String)
  .filter((file) => /texts\/([a-z-]+-)?en\.ts$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/^ {2}'?([\w.:-]+)'?:\s*'((?:[^'\\]|\\.)*)'/gm)].map(
      ([, key = '', text = '']) => ({ key, text, at: `${file} ${key}: ${text}` }),
    ),
  )

/** One word per thing: what stands on the left is said as on the right. */
const otherWords = [
  [/\b(zip|postal)[ -]?codes?\b/i, 'postcode'],
  [/\bcity\b/i, 'town'],
  [/\btelephone|\bcell ?phone|\bmobile phone/i, 'phone'],
  [/\blegal entit(y|ies)\b/i, 'company'],
  [/\bprovisions?\b|\bpre-?paid\b/i, 'pre-need plan'],
  [/\bdisposition\b|\bscheduling\b/i, 'dispatch'],
  [/\bcollections?\b/i, 'dunning'],
  [/\be?mail\b(?<!e-mail)/i, 'e-mail'],
  [/\bcars?\b/i, 'vehicle'],
  [/\bprotocols?\b/i, 'log'],
  [/(?<!death |\bin |lower-)\bcases?\b/i, 'process'],
  [/^(State|Kind|Receiver|Tries)$/, 'Status, Type, Recipient, Attempts'],
  [/\b(all|default) people\b/i, 'persons, users'],
  [/\b(VAT|[Bb]uyer|[Cc]lient) id\b|\bids\b(?!}})/, 'ID'],
  [/\bpick ?up\b/i, 'pick-up'],
  [/\bcolor|\bcatalog\b|\borganiz|\bcenter\b|\bcanceled\b|\blicense plate/i, 'the British spelling'],
  [/\b(und|oder|nicht|bitte|Vorgang|Sterbefall|Bestattung|Aufgabe|Straße|Benutzer)\b/, 'English'],
  [/ß|[a-z][äöü]/, 'English'],
]

// Names, keys and the heads of weeks begin with a capital wherever they stand.
const names =
  /^(Pietas|Web|Excel|Outlook|Google|Leitweg|Germany|German|Microsoft|Bundesbank|Enter|Escape|Esc|Home|Appearance|Tasks|Transporter|Klinikum|Krematorium|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Berlin|English|Firefox|Chrome|Safari|Trustpilot|Cloud|Shift|Ctrl|Alt|Tab|Delete)$/

/** Words in the middle of a sentence that begin with a capital as only the first one may. */
const capitals = (text) =>
  [...text.replaceAll(/\{\{.*?\}\}|“[^”]*”|\([^)]*\)/g, 'x').matchAll(/(?<=[a-z,;] )[A-Z][a-z]+/g)]
    .map(([word]) => word)
    .filter((word) => !names.test(word))

test('the English texts are found', () => expect(texts.length).toBeGreaterThan(1500))

test('each thing has one word in English, and no German is left', () => {
  const found = texts.flatMap(({ text, at }) =>
    otherWords.filter(([word]) => word.test(text)).map(([, better]) => `${at} -> ${better}`),
  )
  expect(found).toEqual([])
})

test('English texts are in sentence case', () => {
  expect(texts.filter(({ text }) => capitals(text).length > 0).map(({ at }) => at)).toEqual([])
})

test('what a list creates begins small in the middle of its sentence', () =>
  expect(texts.find(({ key }) => key === 'list.create')?.text).toBe('Create {{lower:item}}'))

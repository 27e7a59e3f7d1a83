import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { root, sourcesBelow, withoutComments } from './source'

type Texts = Record<string, string>

/** Every file of texts with what it exports; they are read as files, so that nothing here depends on the web app. */
const textsOf = async (language: 'de' | 'en'): Promise<Record<string, Texts>> => {
  // A feature may keep texts for its first screens apart from those that come later: `case-de.ts` beside `de.ts`.
  const ending = new RegExp(`/texts/([a-z]+-)?${language}\\.ts$`)
  const files = sourcesBelow('web/src').filter(({ path }) => ending.test(path))
  const loaded = await Promise.all(
    files.map(async ({ path }) => {
      const exported = (await import(pathToFileURL(join(root, path)).href)) as Record<string, Texts>
      return [
        path.replace(new RegExp(`${language}\\.ts$`), ''),
        Object.assign({}, ...Object.values(exported)) as Texts,
      ] as const
    }),
  )
  return Object.fromEntries(loaded)
}

const all = (texts: Record<string, Texts>): Texts => Object.assign({}, ...Object.values(texts))

// Where a key stands: as a message of a finding or a schema, as the last argument of a refusal, or by its own looks.
const places = [
  /\b(?:message|error):\s*'([^']+)'/g,
  /\binvalidField\(\s*[^,()]+,\s*'([^']+)'/g,
  /'(invalid[A-Z]\w*)'/g,
  /'([a-z][\w-]*(?:\.[\w-]+)*\.?validation[-.][\w-]+(?:\.[\w-]+)*)'/g,
]

const keysInCode = (): Map<string, string> => {
  const sources = [...sourcesBelow('contract/src'), ...sourcesBelow('server/src')].filter(
    ({ path }) => !/\.test\.ts$|\/(testing|house|commands)\//.test(path),
  )
  const found = sources.flatMap(({ path, text }) =>
    places.flatMap((place) =>
      [...withoutComments(text).matchAll(place)].map((match) => [match[1] ?? '', path] as const),
    ),
  )
  return new Map(found)
}

const keysInSchema = (): Map<string, string> => {
  const folder = join(root, 'server/migrations')
  const found = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/constraint "[\w.]+:([^"]+)"/g)].map(
      (match) => [match[1] ?? '', file] as const,
    ),
  )
  return new Map(found)
}

test('the search for keys finds those that are known to be used', () => {
  const code = [...keysInCode().keys()]
  for (const key of [
    'common.validation-required',
    'common.validation-not-unique',
    'birthDateBeforeDeceasedAt',
    'invalidIban',
    'email-no-umlauts',
    'process-persons.validation.role-required',
    'user.validation.last-administrator',
    'platformAccessPersonWithoutEmail',
  ])
    expect(code).toContain(key)
  expect([...keysInSchema().keys()]).toContain('invalidAmountOfDeadKids')
})

test.each(['de', 'en'] as const)('every message of contract, server and schema has a text (%s)', async (language) => {
  const texts = all(await textsOf(language))
  const missing = [...keysInCode(), ...keysInSchema()].filter(([key]) => !texts[key]?.trim())
  expect(missing.map(([key, path]) => `${key}   (${path})`)).toEqual([])
})

test('German and English know the same keys, file by file', async () => {
  const [german, english] = [await textsOf('de'), await textsOf('en')]
  expect(Object.keys(german).length).toBeGreaterThan(3)
  expect(Object.keys(english).toSorted()).toEqual(Object.keys(german).toSorted())
  for (const [folder, texts] of Object.entries(german)) {
    expect(Object.keys(english[folder] ?? {}).sort(), folder).toEqual(Object.keys(texts).sort())
    for (const [key, text] of [...Object.entries(texts), ...Object.entries(english[folder] ?? {})])
      expect(text.trim(), key).not.toBe('')
  }
})

test('both languages fill the same values into a text', async () => {
  const [german, english] = [all(await textsOf('de')), all(await textsOf('en'))]
  const values = (text = ''): string[] =>
    [...text.matchAll(/\{\{(?:lower:)?(\w+)\}\}/g)].map((match) => match[1] ?? '').sort()
  for (const [key, text] of Object.entries(german)) expect(values(english[key]), key).toEqual(values(text))
})

// Keys that the documents name, and two that the constraints of the first release are called by. Nobody adds one.
const given = [
  ...['email-no-umlauts', 'branchId', 'clientPerson', 'relationshipKindMismatch', 'platformAccessPersonWithoutEmail'],
  ...['document.validation.requiredName', 'document.validation.documentLabel', 'common.date-in-future'],
  ...['birthDateBeforeDeceasedAt', 'birthDateBeforeLastSeenAliveAt', 'birthDateBeforeMarriageDate'],
  ...['birthDateBeforeDivorceDate', 'marriageDateBeforeDivorceDate'],
  ...['testamentExitsButNotManagedByPerson', 'inheritanceContractExitsButNotManagedByPerson'],
  'Parent process must be selected for additional processes',
  'Parent process for additional process not found',
  ...['relatedToOneself', 'process.has-additional'],
  ...['section-required-for-document-type', 'print-mode-required'],
  'correspondence.template.validation.name.required',
  ...['required', 'positive', 'integer'].map((fault) => `number-range.validation.starting-number.${fault}`),
]

test('a key says whose message it is, and what is wrong', () => {
  const styles = [/^common\.validation-[a-z-]+$/, /^[a-z-]+(\.[a-z-]+)*\.validation\.[a-z-]+$/, /^invalid[A-Z]\w*$/]
  const keys = [...new Set([...keysInCode().keys(), ...keysInSchema().keys()])]
  expect(keys.filter((key) => !given.includes(key) && !styles.some((style) => style.test(key)))).toEqual([])
})

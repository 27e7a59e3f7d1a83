import { expect, test } from 'vitest'
import { slug } from './fields'
import { shortNameOf, slugOf } from './proposed-names'

test.each([
  ['Bestattungshaus Müller & Söhne', 'bestattungshaus-mueller-soehne', 'BMS'],
  ['  Groß-Żółć  (Zittau) ', 'gross-zolc-zittau', 'GŻZ'],
  ['24h Bestattungen', '24h-bestattungen', '2B'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59), 'AB'],
  ['日本', '', '日'],
])('%s suggests %s and %s', (name, wanted, sign) => {
  expect(slugOf(name)).toBe(wanted)
  if (wanted) expect(slug.safeParse(slugOf(name)).success).toBe(true)
  expect(shortNameOf(name)).toBe(sign)
})

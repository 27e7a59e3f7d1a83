import { describe, expect, test } from 'vitest'
import { optionalLetterText, readLetter, writeLetter } from './letter-text'
import { choiceNames, type LetterCases, type LetterValues, placeholders } from './placeholders'
import { finishLine, finishText, htmlOfFinished, plainOfFinished } from './resolve'

const nothing = Object.fromEntries(placeholders.map((name) => [name, null])) as LetterValues
const cases = Object.fromEntries(
  choiceNames.map((name) => [name, name.endsWith('number') ? 'MANY' : 'FEMALE']),
) as LetterCases
const of = (html: string, values: Partial<LetterValues> = {}, other: Partial<LetterCases> = {}) =>
  finishText(html, { ...nothing, ...values }, { ...cases, ...other })
const plain = (...args: Parameters<typeof of>) => plainOfFinished(of(...args).blocks)

describe('the text of a letter', () => {
  test.each([
    '<p>Ein <strong>fetter <em>und schräger</em></strong> Satz</p>',
    '<h2>Auftrag</h2><p></p><ul><li><p>Eins</p></li><li><p>Zwei</p><ol><li><p>Drei</p></li></ol></li></ul>',
    '<p>Zeile<br>Zeile</p><blockquote>Wort &lt;b&gt; &amp; &quot;Wort&quot;</blockquote>',
    '<p><a href="https://pietas.example/?a=1&amp;b=2">Haus</a></p>',
    '<p>Frau <span data-placeholder="client.lastName"></span> <span data-choice="client.gender" data-words="er|sie|"></span></p>',
    '<p><span data-when="!grave.number">ohne <strong>Grab</strong></span></p>',
  ])('is read and written as it was: %s', (html) => {
    const once = writeLetter(readLetter(html))
    expect(writeLetter(readLetter(once))).toBe(once)
    // A piece says by itself how it looks, so that what several share stands more than once.
    const joined = (text: string) =>
      text.replace(/<\/?(em|strong)>/g, '').replace(/<\/span>(<span data-when="!grave.number">)/g, '')
    expect(joined(once)).toBe(joined(html))
  })

  test.each([
    ['<script>alert(1)</script>Text', '<p>Text</p>'],
    ['<p onclick="x()">Text</p>', '<p>Text</p>'],
    ['<a href="javascript:x()">Text</a>', '<p>Text</p>'],
    ['<img src=x onerror=x()>Text<!-- -->', '<p>Text</p>'],
    ['<p>1 < 2 > 0 &#60;b&#62;</p>', '<p>1 &lt; 2 &gt; 0 &lt;b&gt;</p>'],
    ['<p><span data-placeholder="client.password">x</span></p>', '<p>x</p>'],
    ['</p></li></span><p>offen <strong>bleibt</p>', '<p>offen <strong>bleibt</strong></p>'],
    [
      '<p><span data-choice="client.gender" data-words="a|b|c|d"></span></p>',
      '<p><span data-choice="client.gender" data-words="a|b|c"></span></p>',
    ],
  ])('of strangers keeps nothing but what the editor writes: %s', (html, clean) => {
    expect(optionalLetterText(1000).parse(html)).toBe(clean)
  })

  test('of ten thousand open tags is read at once', () => {
    expect(writeLetter(readLetter(`${'<ul><li>'.repeat(10_000)}<strong>Tief`))).toContain(
      '<li><p><strong>Tief</strong></p></li>',
    )
  })

  test('without a word is none', () => {
    expect(optionalLetterText(1000).parse(' <div></div> ')).toBeNull()
  })
})

describe('a finished letter', () => {
  test('says what is known, and names once what is missing, in its order', () => {
    const html =
      '<p><span data-placeholder="deceased.firstName"></span> <span data-placeholder="deceased.lastName"></span>, <span data-placeholder="grave.number"></span>, <span data-placeholder="deceased.lastName"></span></p>'
    const { blocks, missing } = of(html, { 'deceased.firstName': 'Erna <b>' })
    expect(missing).toEqual(['deceased.lastName', 'grave.number'])
    expect(htmlOfFinished(blocks)).toBe(
      '<p>Erna &lt;b&gt; <span data-gap="deceased.lastName"></span>, <span data-gap="grave.number"></span>, <span data-gap="deceased.lastName"></span></p>',
    )
  })

  test('takes the words that fit', () => {
    const html = '<p>Sehr geehrte<span data-choice="client.gender" data-words="r Herr| Frau|s Wesen"></span>,</p>'
    expect(plain(html)).toBe('Sehr geehrte Frau,')
    expect(plain(html, {}, { 'client.gender': 'MALE' })).toBe('Sehr geehrter Herr,')
    expect(plain(html, {}, { 'client.gender': 'OTHER' })).toBe('Sehr geehrtes Wesen,')
    const many = '<p><span data-choice="certificates.number" data-words="Urkunde|Urkunden"></span></p>'
    expect(plain(many)).toBe('Urkunden')
    expect(plain(many, {}, { 'certificates.number': 'ONE' })).toBe('Urkunde')
  })

  test('holds a part only when its condition does; lines and paragraphs that are left without any word go', () => {
    const html =
      '<p>Erste<br><span data-when="grave.number">Grab <span data-placeholder="grave.number"></span></span><br>Dritte</p><p><span data-when="grave.number">Nur mit Grab</span></p><p></p><p><span data-when="!grave.number">Ohne Grab</span></p>'
    expect(plain(html)).toBe('Erste\nDritte\n\n\n\nOhne Grab')
    expect(plain(html, { 'grave.number': '7' })).toBe('Erste\nGrab 7\nDritte\n\nNur mit Grab\n\n')
    expect(of(html).missing).toEqual([])
  })

  test('has lists without the points whose condition does not hold', () => {
    const html =
      '<ul><li><p>Eins</p></li><li><p><span data-when="grave.number">Zwei</span></p></li></ul><ol><li><p><span data-when="grave.number">Drei</span></p></li></ol>'
    expect(plain(html)).toBe('- Eins')
  })

  test('has a subject with placeholders', () => {
    const values = { ...nothing, 'deceased.lastName': 'Weber' }
    expect(finishLine('Tod von {deceased.firstName} {deceased.lastName} {sonst.was}', values)).toEqual({
      text: 'Tod von Weber {sonst.was}',
      missing: ['deceased.firstName'],
    })
  })
})

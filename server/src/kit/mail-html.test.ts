import { expect, test } from 'vitest'
import { htmlOf } from './mail-html'

test('a mail has paragraphs, and its address is a link', () => {
  const html = htmlOf('Guten Tag,\n\nhier:\nhttps://pietas.test/auth?token=a&b\n\nIhr Pietas', 'de')
  expect(html).toContain(
    '<p>Guten Tag,</p><p>hier:<br><a href="https://pietas.test/auth?token=a&amp;b">https://pietas.test/auth?token=a&amp;b</a></p><p>Ihr Pietas</p>',
  )
})

test('what somebody is called is text and no more', () => {
  expect(htmlOf(`<img src=x onerror="x">'&`, 'de')).toContain(
    '<p>&lt;img src=x onerror=&quot;x&quot;&gt;&#39;&amp;</p>',
  )
  expect(htmlOf('javascript:alert(1)', 'de')).not.toContain('<a ')
})

test('a mail says in which language it is, for whoever has it read out', () => {
  expect(htmlOf('Hallo', 'de')).toContain('<html lang="de">')
  expect(htmlOf('Hello', 'en')).toContain('<html lang="en">')
})

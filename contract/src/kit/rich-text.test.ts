import { expect, test } from 'vitest'
import { cleanRichText, optionalRichText } from './rich-text'

test('what the editor writes stays as it is', () => {
  const written =
    '<p>Mit <strong>stillem</strong> <em>Gruß</em><br>Haus &amp; Hof</p><ul><li><a href="https://haus.example/?a=1&amp;b=2">Haus</a></li></ul>'
  expect(cleanRichText(written)).toBe(written)
  expect(cleanRichText(cleanRichText(written))).toBe(written)
})

test.each([
  ['<p>Gruß<script>alert(1)</script></p>', '<p>Gruß</p>'],
  ['<SCRIPT>alert(1)', ''],
  ['<p onclick="alert(1)" style="x">Gruß</p>', '<p>Gruß</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">Haus</a>', '<a>Haus</a>'],
  ['<a href=" java\tscript:alert(1)">Haus</a>', '<a>Haus</a>'],
  ['<a title=">" href="https://haus.example" onmouseover="x">Haus</a>', '<a href="https://haus.example">Haus</a>'],
  [`<a href='https://haus.example/"onclick="x'>Haus</a>`, '<a href="https://haus.example/%22onclick=%22x">Haus</a>'],
  ['<scr<script></script>ipt>alert(1)</script>', 'alert(1)'],
  ['<svg><p>Gruß</p></svg><!-- <p> -->Haus', 'Haus'],
  ['1 < 2 und 3 > 2', '1 &lt; 2 und 3 &gt; 2'],
  ['<p', '&lt;p'],
])('%s becomes %s', (html, clean) => {
  expect(cleanRichText(html)).toBe(clean)
})

test('a text of which nothing remains is none', () => {
  expect(optionalRichText(100).parse('<script>alert(1)</script>')).toBeNull()
  expect(optionalRichText(100).parse(null)).toBeNull()
  expect(optionalRichText(3).safeParse('<p>Gruß</p>').success).toBe(false)
})

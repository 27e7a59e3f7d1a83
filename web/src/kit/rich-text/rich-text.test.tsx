import { expect, test } from 'vitest'
import { renderApp } from '../testing'
import { RichText, sanitised } from './rich-text'

test.each([
  ['<p>Gut<script>alert(1)</script></p>', '<p>Gut</p>'],
  ['<p onclick="alert(1)" style="position:fixed">Klick</p>', '<p>Klick</p>'],
  ['<img src=x onerror=alert(1)>Bild', 'Bild'],
  ['<a href="javascript:alert(1)">Weg</a>', '<a target="_blank" rel="noopener noreferrer">Weg</a>'],
  ['<iframe src="https://evil.example"></iframe><form><input></form>', ''],
  ['<svg><a href="https://a.example"><text>x</text></a></svg>', ''],
])('%s becomes %s', (html, clean) => {
  expect(sanitised(html)).toBe(clean)
})

test('a link opens in a tab of its own that knows nothing of this one', async () => {
  const screen = await renderApp(<RichText html='<p><a href="https://a.example">Weg</a></p>' />).screen
  const link = screen.getByRole('link', { name: 'Weg' }).element()
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

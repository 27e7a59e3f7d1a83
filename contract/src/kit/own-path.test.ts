import { expect, test } from 'vitest'
import { ownPath } from './own-path'

test('after the sign-in the way goes on inside the app, and nowhere else', () => {
  for (const path of ['/', '/persons?query=Ä', '/processes/7?tab=notes', '/api/v1/tenants/1/documents/abc'])
    expect(ownPath(path)).toBe(path)
  const foreign = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '\t//evil.example',
  ]
  for (const path of [...foreign, '/\t/evil.example', '/persons\\..']) expect(ownPath(path)).toBe('/')
})

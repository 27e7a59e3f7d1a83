import { expect, test } from 'vitest'
import { readEnv } from './env'

test('every wrong setting is named, with its value unless that may hold a password', () => {
  const wrong = { PORT: 'x', LOG_LEVEL: 'loud', SMTP_URL: 'smpt://me:secret@post.example' }
  expect(() => readEnv(wrong)).toThrow('These settings are wrong: PORT=x, SMTP_URL, LOG_LEVEL=loud')
})

test('an empty setting is none', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, demo: true })
})

import { expect, test } from 'vitest'
import { readEnv } from './env'

test('every wrong setting is named, with its value unless that may hold a password', () => {
  const wrong = { PORT: 'x', LOG_LEVEL: 'loud', SMTP_URL: 'smpt://me:secret@post.example' }
  expect(() => readEnv(wrong)).toThrow('These settings are wrong: PORT=x, SMTP_URL, LOG_LEVEL=loud')
})

test('an empty setting is none', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, demo: true })
})

test('the demo comes by itself only where nobody but this machine reaches the server', () => {
  for (const HOST of ['127.0.0.1', '127.1.2.3', 'localhost', '::1'])
    expect(readEnv({ HOST }), HOST).toMatchObject({ demo: true, demoWanted: false, isPublic: false })
  for (const HOST of ['0.0.0.0', '::', '192.168.1.10', 'pietas.example.com', '127.example.com'])
    expect(readEnv({ HOST }), HOST).toMatchObject({ demo: false, isPublic: true })
  expect(readEnv({ PUBLIC_URL: 'https://pietas.example.com' })).toMatchObject({ demo: false, isPublic: true })
  expect(readEnv({ DATABASE_URL: 'postgres://x' })).toMatchObject({ demo: false, isPublic: false })
  expect(readEnv({ HOST: '0.0.0.0', DEMO: '1' })).toMatchObject({ demo: true, demoWanted: true, isPublic: true })
  expect(readEnv({ DEMO: '0' })).toMatchObject({ demo: false, demoWanted: false })
})

test('a bucket has all of its settings or none of them', () => {
  const bucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'papers', S3_KEY: 'key', S3_SECRET: 'secret' }
  expect(readEnv({}).s3).toBeNull()
  expect(readEnv(bucket).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'papers',
    region: 'auto',
    key: 'key',
    secret: 'secret',
  })
  expect(readEnv({ ...bucket, S3_REGION: 'eu-central-1' }).s3?.region).toBe('eu-central-1')
  const { S3_SECRET: _secret, S3_KEY: _key, ...half } = bucket
  expect(() => readEnv(half)).toThrow('These settings are missing for files in S3: S3_KEY, S3_SECRET')
  expect(() => readEnv({ ...bucket, S3_ENDPOINT: 's3.example' })).toThrow('S3_ENDPOINT')
})

test('a proxy on another machine is named by its address, and with the address that browsers know', () => {
  const known = { PUBLIC_URL: 'https://pietas.example.com' }
  expect(readEnv({ ...known, TRUSTED_PROXIES: '10.0.0.2, fd00::/64' }).TRUSTED_PROXIES).toEqual([
    '10.0.0.2',
    'fd00::/64',
  ])
  expect(() => readEnv({ ...known, TRUSTED_PROXIES: 'proxy.lan' })).toThrow('TRUSTED_PROXIES')
  expect(() => readEnv({ TRUSTED_PROXIES: '10.0.0.2' })).toThrow('only together with PUBLIC_URL')
})

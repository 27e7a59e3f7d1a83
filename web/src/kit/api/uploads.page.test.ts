import { ApiProblem } from '@pietas/contract/kit/api-problem'
import { expect, test } from 'vitest'
import { answer, fakeServer, problem } from '../testing'
import { connection } from './connection'
import { ConnectionLost } from './failures'
import { reauthentication } from './reauthentication'
import { uploader } from './uploads'

const ending = 'POST /persons/11/documents'
const file = new File(['Hallo'], 'Notiz.txt', { type: 'text/plain' })

const upload = (shares: number[] = [], signal = new AbortController().signal) =>
  uploader((share) => shares.push(share)).personDocuments.create(
    11,
    { documentLabel: 'PERSON', file },
    { idempotencyKey: 'once', signal },
  )

test('a file travels as a form, with its key, and tells how far it is', async () => {
  const received = fakeServer({ [ending]: () => answer({ id: 31 }, 201) })
  const shares: number[] = []
  expect(await upload(shares)).toEqual({ id: 31 })
  expect(shares).toEqual([0.5])
  expect(received[0]?.body).toMatchObject({ documentLabel: 'PERSON', file: expect.any(File) })
  expect(received[0]?.headers.get('idempotency-key')).toBe('once')
  // The browser writes it, since it alone knows where one part ends.
  expect(received[0]?.headers.has('content-type')).toBe(false)
})

test('without a file nothing is sent', async () => {
  const received = fakeServer({})
  const call = uploader(() => undefined).personDocuments.create(11, { documentLabel: 'PERSON' } as never)
  await expect(call).rejects.toThrow(new Error('File is required'))
  expect(received).toHaveLength(0)
})

test('a refusal carries what the server has said', async () => {
  fakeServer({ [ending]: () => problem(413, 'TOO_LARGE') })
  const refused = await upload().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiProblem)
  expect(refused).toMatchObject({ problem: { status: 413, code: 'TOO_LARGE' } })
})

test('a line that is cut is noticed', async () => {
  fakeServer({
    [ending]: () => {
      throw new TypeError('network')
    },
  })
  await expect(upload()).rejects.toBeInstanceOf(ConnectionLost)
  expect(connection.reachable()).toBe(false)
  connection.found()
})

test('what is stopped ends at once, and what was stopped before never leaves', async () => {
  const never = new Promise<never>(() => undefined)
  const received = fakeServer({ [ending]: () => never })
  const stop = new AbortController()
  const stopped = upload([], stop.signal)
  await expect.poll(() => received).toHaveLength(1)
  stop.abort()
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
  await expect(upload([], stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(received).toHaveLength(1)
})

test('after the sign-in in between the same file goes once more', async () => {
  let isSignedIn = false
  const received = fakeServer({
    [ending]: () => (isSignedIn ? answer({ id: 31 }, 201) : problem(401, 'NO_SESSION')),
  })
  reauthentication.provide(async () => {
    isSignedIn = true
    return true
  })
  expect(await upload()).toEqual({ id: 31 })
  reauthentication.provide(undefined)
  expect(received.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['once', 'once'])
})

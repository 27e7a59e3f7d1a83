import { ApiProblem } from '@pietas/contract/kit/api-problem'
import { expect, test, vi } from 'vitest'
import { answer, fakeServer, problem } from '../testing'
import { connection } from './connection'
import { ConnectionLost, TimedOut } from './failures'
import { send } from './send'

const ask = () => send({ method: 'GET', path: '/api/v1/anything' })

test('an answer is read, an empty one is undefined', async () => {
  fakeServer({ 'GET /anything': () => answer({ id: 1 }), 'DELETE /anything': () => ({ status: 204, body: undefined }) })
  expect(await ask()).toEqual({ id: 1 })
  expect(await send({ method: 'DELETE', path: '/api/v1/anything' })).toBeUndefined()
})

test('a refusal carries what the server has said', async () => {
  const errors = [{ field: 'email', message: 'invalidEmail' }]
  fakeServer({ 'GET /anything': () => problem(400, 'INVALID_INPUT', { errors }) })
  const refused = await ask().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiProblem)
  expect((refused as ApiProblem).problem).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors })
})

test('an answer of something in between is a refusal as well', async () => {
  fakeServer({ 'GET /anything': () => ({ status: 502, body: '<html>', headers: { 'content-type': 'text/html' } }) })
  await expect(ask()).rejects.toMatchObject({ problem: { status: 502, code: 'UNEXPECTED' } })
})

test('a lost connection is noticed, and so is its return', async () => {
  fakeServer({
    'GET /anything': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await expect(ask()).rejects.toBeInstanceOf(ConnectionLost)
  expect(connection.reachable()).toBe(false)
  fakeServer({ 'GET /anything': () => problem(403, 'FORBIDDEN') })
  await expect(ask()).rejects.toBeInstanceOf(ApiProblem)
  expect(connection.reachable()).toBe(true)
})

test('a server that does not answer in 30 s is told apart from one that is away', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
  fakeServer({
    'GET /anything': () => {
      throw new DOMException('', 'TimeoutError')
    },
  })
  await expect(ask()).rejects.toBeInstanceOf(TimedOut)
  expect(timeout).toHaveBeenCalledWith(30_000)
  timeout.mockRestore()
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { openGiven } from './stage/given'
import { resolveTarget } from './target'
import { Wire } from './wire'

const servers: ReturnType<typeof createServer>[] = []

/** A server that remembers who came. @returns its port and how often it was asked. */
const listen = async (host = '127.0.0.1', location?: string): Promise<{ port: number; asked: () => number }> => {
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    response.writeHead(location ? 302 : 200, location ? { location } : {}).end()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return { port: (server.address() as AddressInfo).port, asked: () => asked }
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

describe('where it sends', () => {
  test.each([
    ['http://192.0.2.7:3000', ['192.0.2.7']],
    ['http://0.0.0.0:3000', ['0.0.0.0']],
    ['http://pietas.example.com', ['203.0.113.9']],
    ['http://both.example.com', ['127.0.0.1', '203.0.113.9']],
    ['http://127.0.0.1.example.com', ['198.51.100.1']],
    ['http://six.example.com', ['2001:db8::1']],
    ['http://mapped.example.com', ['::ffff:192.0.2.7']],
    ['http://[::]:3000', ['::']],
    ['http://2130706434:3000', ['128.0.0.1']],
  ])('%s is not this machine', async (url, addresses) => {
    await expect(resolveTarget(url, [], async () => addresses)).rejects.toThrow('--allow-host')
  })

  test.each([
    'localhost:1',
    'ftp://127.0.0.1',
    'http://127.0.0.1:1/api',
    'http://a@127.0.0.1:1',
    'http://127.0.0.1:1?a',
  ])('%s is no address of a server', async (url) => {
    await expect(resolveTarget(url)).rejects.toThrow(/address/)
  })

  test('another host is allowed by its own name and by no other one', async () => {
    const { port } = await listen('127.0.0.1')
    const elsewhere = async () => ['203.0.113.9', '127.0.0.1']
    const url = `http://pietas.example.com:${port}`
    await expect(resolveTarget(url, ['example.com'], elsewhere)).rejects.toThrow('--allow-host pietas.example.com')
    await expect(resolveTarget(url, ['pietas.example.com.evil'], elsewhere)).rejects.toThrow('--allow-host')
    const allowed = await resolveTarget(url, ['pietas.example.com'], async () => ['127.0.0.1'])
    expect(allowed).toMatchObject({ hostname: 'pietas.example.com', address: '127.0.0.1', port })
  })

  test('a name that leads elsewhere later still leads to where it led first', async () => {
    const { port, asked } = await listen()
    const answers = [['127.0.0.1'], ['203.0.113.9']]
    const target = await resolveTarget(`http://pietas.test:${port}`, [], async () => answers.shift() ?? [])
    expect((await new Wire(target).send({ method: 'GET', path: '/' })).status).toBe(200)
    expect(asked()).toBe(1)
    expect(answers).toHaveLength(1)
  })

  test('nobody is followed to where he points', async () => {
    const other = await listen()
    const { port, asked } = await listen('127.0.0.1', `http://127.0.0.1:${other.port}/`)
    const login = { email: 'a@b.example', password: 'x' }
    const logins = { boss: login, stranger: null, platform: null }
    const given = { url: `http://127.0.0.1:${port}`, allowedHosts: [], logins, process: null, patience: 1 }
    await expect(openGiven(given)).rejects.toThrow(`sends to http://127.0.0.1:${other.port}/`)
    expect([asked(), other.asked()]).toEqual([1, 0])
  })

  test('where nobody listens nothing begins', async () => {
    const { port } = await listen()
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
    await expect(resolveTarget(`http://127.0.0.1:${port}`)).rejects.toThrow('Nobody listens')
  })
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { askPublic, isPublicAddress } from './public-only'

test('addresses inside are told from those of the internet, whatever they are called', () => {
  const inside = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0']
  const more = ['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', 'ff02::1', 'no']
  for (const address of [...inside, ...more]) expect(isPublicAddress(address), address).toBe(false)
  for (const address of ['9.9.9.9', '172.32.0.1', '2620:fe::fe']) expect(isPublicAddress(address), address).toBe(true)
})

test('nobody inside is asked: not by address, not by a name that leads there, and not without TLS', async () => {
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    response.end('secret')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  server.on('connection', () => {
    asked += 1
  })
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`, `0x7f000001:${port}`])
    for (const scheme of ['https', 'http'])
      await expect(askPublic(`${scheme}://${host}/`, {}), `${scheme} ${host}`).rejects.toThrow('not reached')
  expect(asked).toBe(0)
  server.close()
})

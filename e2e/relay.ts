import { once } from 'node:events'
import { createServer, type RequestListener, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A way to the server that can be taken away and given back, as cables and releases do. */
export interface Relay {
  address: string
  /** Nothing listens any more, and what was open is cut. */
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** What the browser gets instead of the file at this path. */
  replace: (path: string, change: (text: string) => string) => void
}

/** @param target where the server is. */
export async function aRelay(target: string): Promise<Relay> {
  const changes = new Map<string, (text: string) => string>()
  let server: Server
  const carry: RequestListener = (incoming, answer) => {
    const { method, headers, url = '/' } = incoming
    const change = changes.get(url)
    const outgoing = request(target + url, { method, headers: change ? {} : headers }, (found) => {
      const { 'content-length': _length, ...rest } = found.headers
      answer.writeHead(found.statusCode ?? 502, change ? rest : found.headers)
      if (change) void text(found).then((whole) => answer.end(change(whole)))
      else found.pipe(answer)
    })
    outgoing.on('error', () => answer.destroy())
    answer.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  }
  const listen = async (port: number) => {
    server = createServer(carry).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  return {
    address: `http://127.0.0.1:${port}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    mend: async () => void (await listen(port)),
    replace: (path, change) => void changes.set(path, change),
  }
}

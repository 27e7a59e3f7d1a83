import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

export type Shot = { method: string; path: string; body?: unknown }

/** One request; throws unless it is answered well. */
export const shoot = (origin: string, cookie: string, { method, path, body }: Shot, through = agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      cookie,
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    }
    const call = request(origin + path, { method, headers, agent: through }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () =>
        (response.statusCode ?? 500) < 300
          ? resolve(text)
          : reject(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`)),
      )
    })
    call.on('error', reject)
    call.end(payload)
  })

/** Fires shots, four at a time. */
export const fire = async (
  origin: string,
  cookie: string,
  shots: (n: number) => Shot,
  from: number,
  count: number,
): Promise<void> => {
  let next = from
  const lane = async (): Promise<void> => {
    while (next < from + count) await shoot(origin, cookie, shots(next++))
  }
  await Promise.all(Array.from({ length: 4 }, lane))
}

/** Signs in. @returns the cookie. */
export const signIn = async (origin: string, email: string, password: string): Promise<string> => {
  const response = await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`sign-in: ${response.status}`)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

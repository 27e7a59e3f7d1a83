import type { Call } from './wire'

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const longest = 2000

const bodyOf = (body: Call['body']): string[] => {
  if (body === undefined) return []
  if (body instanceof FormData)
    return [...body].map(([name, value]) =>
      typeof value === 'string'
        ? `-F ${quoted(`${name}=${value}`)}`
        : `-F ${quoted(`${name}=@file;filename=${value.name}`)} # of ${value.size} bytes`,
    )
  const text = body.toString()
  return [text.length > longest ? `--data-raw ... # ${text.length} signs` : `--data-raw ${quoted(text)}`]
}

/** @returns the line for a shell that makes a call again. The session is left out: it opens an account. */
export const repeat = (origin: string, { method, path, headers = {}, body, by }: Call): string => {
  const told = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'cookie')
  const hasType = told.some(([name]) => name.toLowerCase() === 'content-type')
  const json = typeof body === 'string' && !hasType ? [['content-type', 'application/json'] as const] : []
  const parts = [
    `curl -sSi -X ${method} ${quoted(origin + path)}`,
    ...(by ? ['-b "$COOKIE"'] : []),
    ...[...json, ...told].map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bodyOf(body),
    ...(by ? [`# COOKIE is that of ${by}`] : []),
  ]
  return parts.join(' ').slice(0, 2 * longest)
}

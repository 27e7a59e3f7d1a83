import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import WebSocket from 'ws'

const keys = { Enter: '\uE007', Escape: '\uE00C', Control: '\uE009' }

/** Starts a Firefox without a window. @returns it, the address at which it listens to WebDriver BiDi, and its end. */
async function launch(program) {
  const profile = mkdtempSync(join(tmpdir(), 'pietas-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank']
  const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } })
  const ended = new Promise((resolve) => browser.on('exit', resolve))
  const close = async () => {
    // What it would still write into a profile that goes with it keeps nobody waiting.
    browser.kill('SIGKILL')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  for await (const line of createInterface({ input: browser.stderr })) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? []
    if (address) {
      // What it says from here on is nobody's business, but it has to be read.
      browser.stderr.resume()
      return { address, close }
    }
  }
  await close()
  throw new Error('Firefox ended before it listened')
}

/** Commands of WebDriver BiDi, one answer each. */
async function connect(address) {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map()
  const faults = []
  let last = 0
  socket.on('message', (data) => {
    const { id, type, method, params, result, error, message } = JSON.parse(String(data))
    if (method === 'log.entryAdded' && params.level === 'error') faults.push(params.text)
    const one = waiting.get(id)
    waiting.delete(id)
    if (type === 'success') one?.resolve(result)
    else if (type === 'error') one?.reject(new Error(`${error}: ${message}`))
  })
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, faults, close: () => socket.close() }
}

/** @returns a page of a Firefox, moved by its own protocol: by keys and pointer, and found by role and name. */
export async function openFirefox(program) {
  const browser = await launch(program)
  const { send, faults, close } = await connect(browser.address)
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send('browsingContext.getTree', {})
  const { context } = contexts[0]
  const act = (actions) => send('input.performActions', { context, actions })

  const locate = async (locator, startNodes) => {
    const within = startNodes && { startNodes: startNodes.map(({ sharedId }) => ({ sharedId })) }
    return (await send('browsingContext.locateNodes', { context, locator, ...within })).nodes
  }
  // Firefox asks every element for its role and name: on a page with many that takes half a minute, in a part of it none.
  const find = async (role, name, part) => {
    const parts = part && (await locate({ type: 'css', value: part }))
    if (parts?.length === 0) return []
    return locate({ type: 'accessibility', value: { role, ...(name ? { name } : {}) } }, parts)
  }
  const press = (...held) => {
    const strokes = held.map((key) => keys[key] ?? key)
    const down = strokes.map((value) => ({ type: 'keyDown', value }))
    return act([
      {
        type: 'key',
        id: 'keys',
        actions: [...down, ...strokes.toReversed().map((value) => ({ type: 'keyUp', value }))],
      },
    ])
  }
  return {
    faults,
    find,
    press,
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => {
      const { result } = await send('script.evaluate', { expression, target: { context }, awaitPromise: true })
      return result.value
    },
    click: async (role, name, part) => {
      const [node] = await find(role, name, part)
      if (!node) throw new Error(`There is no ${role} ${name}`)
      const origin = { type: 'element', element: { sharedId: node.sharedId } }
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await act([{ type: 'pointer', id: 'mouse', actions }])
    },
    type: (text) =>
      act([
        {
          type: 'key',
          id: 'keys',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ]),
    close: async () => {
      close()
      await browser.close()
    },
  }
}

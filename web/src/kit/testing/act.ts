import * as React from 'react'
import { flushSync } from 'react-dom'

const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/**
 * What is rendered by a test stands there when the test goes on, as with the `act` of React, which the React that is
 * shipped does not have: the first drawing at once, and a moment for what that has asked for.
 */
async function act(work: () => unknown): Promise<void> {
  let begun: unknown
  flushSync(() => {
    begun = work()
  })
  await begun
  for (let turns = 0; turns < 3; turns += 1) await nextTurn()
}

Object.assign((React as { default?: object }).default ?? React, { act })

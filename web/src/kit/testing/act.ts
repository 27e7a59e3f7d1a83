import React from 'react'

/** Comes when the page has nothing else to do: neither to draw nor to take up what was asked for while it drew. */
const atRest = () => new Promise<void>((resolve) => void requestIdleCallback(() => resolve()))

/**
 * What is rendered by a test stands there when the test goes on, as with the `act` of React, which the React that is
 * shipped does not have.
 */
async function act(work: () => unknown): Promise<void> {
  await work()
  await atRest()
}

Object.assign(React, { act })

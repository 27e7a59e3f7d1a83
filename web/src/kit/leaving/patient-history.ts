import { createBrowserHistory } from '@tanstack/react-router'

let returning: Promise<void> | undefined

/**
 * A step of the browser was refused, and the browser goes back to where it was in its own time. Whatever is noted in
 * its history meanwhile would be noted at the wrong place, and the next step would lead nowhere: a reload.
 */
export function noteRefusedStep(): Promise<void> {
  returning ??= new Promise((resolve) => {
    const isBack = () => {
      returning = undefined
      resolve()
    }
    window.addEventListener('popstate', isBack, { once: true })
  })
  return returning
}

/** The history of the browser, in which nothing is written while a refused step is being taken back. */
export function patientHistory() {
  const history = createBrowserHistory()
  const { push, replace } = history
  const whenBack = (write: () => void) => (returning ? void returning.then(write) : write())
  history.push = (...facts) => whenBack(() => push(...facts))
  history.replace = (...facts) => whenBack(() => replace(...facts))
  return history
}

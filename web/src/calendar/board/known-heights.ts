/** As high as the style sheets make them, in px: the head of a cell of the month, and an event. */
const heights = { head: 28, event: 24 } as const

const head = '[class~="ec-day-head"]'

/**
 * The library asks each event and each cell of a month how high it is, and the browser lays the page out anew for every
 * answer: for 500 tasks that takes seconds. We know it without looking.
 */
export const knowHeight = (element: Element, what: keyof typeof heights): void => {
  const known = new DOMRect(0, 0, 0, heights[what])
  element.getBoundingClientRect = () => known
}

/** Knows the heads of a month, those that are there and those that come. @returns ends it. */
export function knowHeads(root: HTMLElement): () => void {
  const know = (within: Element) => {
    if (within.matches(head)) knowHeight(within, 'head')
    for (const element of within.querySelectorAll(head)) knowHeight(element, 'head')
  }
  know(root)
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) know(node)
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}

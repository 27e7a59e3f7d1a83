// The library calls its parts a table, and they are none: rows that own no cells, cells that own buttons.
const wrong = ['table', 'row', 'rowgroup', 'rowheader', 'columnheader', 'cell', 'list', 'listitem']
const selector = wrong.map((role) => `[role="${role}"]`).join()
const stray = ['aria-colindex', 'aria-colspan']

const mendOne = (element: Element) => {
  element.removeAttribute('role')
  for (const name of stray) element.removeAttribute(name)
}

const mend = (within: Element) => {
  if (within.matches(selector)) mendOne(within)
  for (const element of within.querySelectorAll(selector)) mendOne(element)
  // Neither says anything about the page beside it.
  for (const element of within.querySelectorAll('aside, header')) element.setAttribute('role', 'presentation')
}

/** Takes the roles away that the library gives wrongly, from what is there and from what comes. @returns ends it. */
export function mendRoles(root: HTMLElement): () => void {
  mend(root)
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) mend(node)
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}

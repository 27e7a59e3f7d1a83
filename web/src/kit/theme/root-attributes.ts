import { settings } from '../settings'

const root = document.documentElement

function apply() {
  const { contrast, preset, compact } = settings.get()
  root.dataset.contrast = contrast
  root.dataset.preset = preset
  root.toggleAttribute('data-compact', compact)
}

/** Paper is white: whoever works in the dark prints in the light. */
const printInLight = () => {
  let { mode } = root.dataset
  window.addEventListener('beforeprint', () => {
    mode = root.dataset.mode
    root.dataset.mode = 'light'
  })
  window.addEventListener('afterprint', () => {
    root.dataset.mode = mode
  })
}

/** Writes the look onto the page, where the rules of the looks find it. Mode and direction have their own writers. */
export const followSettings = () => {
  apply()
  settings.subscribe(apply)
  printInLight()
}

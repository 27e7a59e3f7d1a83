import type { Dropped } from './dropped-files'

/** Opens the file dialog of the system, for a command that has no field of its own; it has to run at once. */
export function chooseFiles(onChoose: (chosen: Dropped) => void) {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.onchange = () => {
    const files = [...(input.files ?? [])]
    if (files.length > 0) onChoose({ files, folders: [] })
  }
  input.click()
}

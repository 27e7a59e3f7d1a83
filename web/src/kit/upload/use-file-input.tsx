import { useRef } from 'react'
import type { Dropped } from './dropped-files'

interface FileInputFacts {
  label: string
  multiple: boolean
  accept?: string | undefined
  onChoose: (chosen: Dropped) => void
}

/** The file dialog of the system. Put `input` anywhere and let a button `open` it. */
export function useFileInput({ label, multiple, accept, onChoose }: FileInputFacts) {
  const element = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={element}
      type="file"
      hidden
      multiple={multiple}
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // The same file, mended meanwhile, may be chosen again.
        target.value = ''
        if (files.length > 0) onChoose({ files, folders: [] })
      }}
    />
  )
  return { input, open: () => element.current?.click() }
}

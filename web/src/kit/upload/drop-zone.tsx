import Button from '@mui/material/Button'
import { FileUp } from 'lucide-react'
import { type DragEvent, useEffect, useState } from 'react'
import * as styles from './drop-zone.module.css'
import { type Dropped, droppedFiles, holdsFiles } from './dropped-files'
import { useFileInput } from './use-file-input'

interface DropZoneProps {
  /** What may be dropped here. */
  title: string
  /** Formats and limits. */
  about?: string
  /** What the button says, which does the same by keyboard. */
  choose: string
  /** Endings that the button offers, `.csv,.xlsx`; absent = any file. */
  accept?: string
  multiple?: boolean
  busy?: boolean
  /** One line instead of a page of its own. */
  slim?: boolean
  onChoose: (dropped: Dropped) => void
}

/** Files, dropped or chosen by button. */
export function DropZone({ title, about, choose, accept, multiple = false, busy, slim, onChoose }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const { input, open } = useFileInput({ label: choose, multiple, accept, onChoose })
  useNothingElsewhere()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const { files, folders } = droppedFiles(event.dataTransfer)
    onChoose({ files: multiple ? files : files.slice(0, 1), folders })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the mouse; the button inside does the same
    <div
      className={`${styles.dropZone} ${slim ? styles.slim : ''} ${isOver ? styles.over : ''}`}
      data-drop-zone={isOver ? 'over' : ''}
      onDragOver={(event) => {
        if (!holdsFiles(event.dataTransfer)) return
        event.preventDefault()
        setIsOver(true)
      }}
      // A child that the pointer enters is still inside.
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
      }}
      onDrop={drop}
    >
      <FileUp size={slim ? 24 : 28} aria-hidden />
      <div className={styles.dropWords}>
        <p>{title}</p>
        {about && <p>{about}</p>}
      </div>
      <Button variant={slim ? 'outlined' : 'contained'} loading={busy ?? false} onClick={open}>
        {choose}
      </Button>
      {input}
    </div>
  )
}

/** A file that misses the zone would be opened by the browser in place of the app. */
function useNothingElsewhere() {
  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => {
      if (holdsFiles(event.dataTransfer)) event.preventDefault()
    }
    window.addEventListener('dragover', hold)
    window.addEventListener('drop', hold)
    return () => {
      window.removeEventListener('dragover', hold)
      window.removeEventListener('drop', hold)
    }
  }, [])
}

import type { DispositionNote } from '@pietas/contract/calendar'
import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { useSetting } from '../../kit/settings'
import { Tooltip } from '../../kit/tooltip'
import { dayTitle } from '../views/day-title'
import * as styles from './day-note-head.module.css'
import { previewOf } from './day-notes'

const DayNoteDialog = whenIdle(async () => (await import('./day-note-dialog')).DayNoteDialog)

interface DayNoteHeadProps {
  day: string
  /** Absent = nobody has written anything yet. */
  note: DispositionNote | undefined
}

/** The note of a day in its head: what it says in passing, whole on a click; where there is none it is written. */
export function DayNoteHead({ day, note }: DayNoteHeadProps) {
  const { t } = useTranslation()
  const language = useSetting('language')
  const { open } = useDrawers()
  const [isRead, setRead] = useState(false)
  const label = t(note ? 'dayNote.of' : 'dayNote.write', { day: dayTitle(day, language) })
  return (
    <>
      <Tooltip describeChild title={note ? previewOf(note.noteText) : ''}>
        <button
          type="button"
          className={styles.noteSign}
          aria-label={label}
          data-note={note ? day : undefined}
          onPointerEnter={() => preloadDrawer('dayNote')}
          onClick={() => (note ? setRead(true) : void open('dayNote', { noteDate: day, isNew: true }))}
        >
          <StickyNote size={16} />
          {note && <span className={styles.noteDot} />}
        </button>
      </Tooltip>
      {isRead && note && <DayNoteDialog note={note} onClose={() => setRead(false)} onMissing={() => setRead(false)} />}
    </>
  )
}

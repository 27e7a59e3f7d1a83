import Button from '@mui/material/Button'
import { fullName } from '@pietas/contract/persons'
import type { Note, Process } from '@pietas/contract/processes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { client } from '../../kit/api/client'
import { DrawerSkeleton, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { formatInstant, joinParts, useTranslation } from '../../kit/i18n'
import { activeLegalEntityId, usePermissions, useSession } from '../../kit/session'
import { NoteDetails } from './note-details'
import { presetOf } from './note-values'
import * as shared from './notes.module.css'
import * as styles from './notes-tab.module.css'

/** The notes on a process, the latest first. */
export function NotesTab({ process, editable }: { process: Process; editable: boolean }) {
  const { t } = useTranslation()
  const { me } = useSession()
  const may = usePermissions()
  const drawers = useDrawers()
  const [shown, setShown] = useState<number>()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['processes', activeLegalEntityId(), 'notes', process.id],
    queryFn: ({ pageParam: cursor, signal }) => client.notes.list(process.id, { query: { cursor }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
  if (error) return <EmptyState title={t('common.error')} />
  if (!data) return <DrawerSkeleton of="lines" />
  // Nothing of a cancelled process changes, whoever has written it, and no task is put to it.
  const isOpen = process.status !== 'CANCELLED'
  const notes = data.pages.flatMap((page) => page.items)
  const open = notes.find(({ id }) => id === shown)
  const edit = (note: Note) => {
    setShown(undefined)
    void drawers.open('note', { noteId: note.id })
  }
  const makeTask = (note: Note) => {
    setShown(undefined)
    void drawers.open('task', { preset: { ...presetOf(note), noteId: note.id } })
  }
  return (
    <div className={styles.notes}>
      {editable && (
        <Button
          variant="contained"
          startIcon={<Plus size={18} />}
          onClick={() => void drawers.open('note', { processId: process.id })}
        >
          {t('note.create')}
        </Button>
      )}
      {notes.length === 0 && <EmptyState title={t('notes.empty')} hint={t('notes.empty-hint')} />}
      <ul aria-label={t('notes.title')}>
        {notes.map((note) => (
          <li key={note.id}>
            <NoteCard note={note} onOpen={() => setShown(note.id)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('notes.more')}
        </Button>
      )}
      {open && (
        <NoteDetails
          note={open}
          process={`${process.id} · ${fullName(process.deceasedPerson)}`}
          onEdit={editable ? () => edit(open) : undefined}
          onTask={isOpen && may('Task:Create') ? () => makeTask(open) : undefined}
          deletable={editable || (isOpen && open.createdBy === me.user.id)}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  )
}

function NoteCard({ note, onOpen }: { note: Note; onOpen: () => void }) {
  const { t } = useTranslation()
  const author = note.author ? `${note.author.firstName} ${note.author.lastName}` : null
  return (
    <button
      type="button"
      className={styles.noteCard}
      aria-label={t('notes.open', { subject: note.subject })}
      onClick={onOpen}
    >
      <span className={styles.noteSubject} dir="auto">
        {note.subject}
      </span>
      {note.text && (
        <span className={styles.notePreview} dir="auto">
          {note.text}
        </span>
      )}
      <span className={`${shared.noteAuthor} numeric`}>
        {joinParts([author, formatInstant(note.createdAt)], ' · ')}
      </span>
    </button>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../kit/api/client'
import { NoteDetails } from '../../processes'
import * as words from './task-words.module.css'

/** The note that a task was made of, to be read where one is. One that has been deleted meanwhile says nothing. */
export function TaskNote({ noteId, process }: { noteId: number; process: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data: note } = useQuery({
    queryKey: ['processes', 'note', noteId],
    queryFn: ({ signal }) => client.notes.get(noteId, { signal }),
    retry: false,
  })
  if (!note) return <>–</>
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={words.taskLink} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <bdi>{note.subject}</bdi>
      </button>
      {isOpen && <NoteDetails note={note} process={process} deletable={false} onClose={close} onMissing={close} />}
    </>
  )
}

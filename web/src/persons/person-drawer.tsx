import Button from '@mui/material/Button'
import { fullName, type Person } from '@pietas/contract/persons'
import { useQuery } from '@tanstack/react-query'
import { FolderPlus, Trash2 } from 'lucide-react'
import { isProblem } from '../kit/api'
import { linkCommand, useCommands } from '../kit/commands'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../kit/drawer'
import { EmptyState } from '../kit/feedback'
import { joinParts, useTranslation } from '../kit/i18n'
import { infectionText } from '../kit/infection'
import { whenIdle } from '../kit/loading'
import { PrintButton, printCommand } from '../kit/print'
import { usePermissions } from '../kit/session'
import { useNoteOpened } from '../users'
import { deletePerson } from './delete-person'
import { lifeLine } from './life-line'
import { onePerson } from './one-person'
import { PersonForm } from './person-form'
import { type PersonPart, PersonParts } from './person-parts'

// Of most records there is nothing to be said.
const PersonRecord = whenIdle(async () => (await import('./person-record')).PersonRecord)

declare module '../kit/drawer' {
  interface Drawers {
    /**
     * Without an id a new person; `part` names the part that is looked at first, `processId` the case
     * that he is looked at from.
     */
    person: { personId?: number; part?: PersonPart; processId?: number }
  }
}

interface PersonDrawerProps {
  personId?: number
  part?: PersonPart
  /** The case that he is looked at from. */
  processId?: number
  viewOnly?: boolean
  /** Absent = the one global drawer, which is an entry of the history. */
  onClose?: () => void
}

/** A person from the side: new, to be changed, or to be looked at without the right to change. */
export function PersonDrawer({ personId, part, processId, viewOnly = false, onClose }: PersonDrawerProps) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const close = onClose ?? drawers.close
  const finish = onClose ?? drawers.finish
  const ofProcess = processId === undefined ? {} : { processId }
  if (personId !== undefined)
    return (
      <LoadedPerson
        personId={personId}
        part={part}
        processId={processId}
        viewOnly={viewOnly}
        close={close}
        finish={finish}
        // A drawer above a dialog is no place to go on from.
        onOpenPerson={onClose ? undefined : (id) => void drawers.open('person', { personId: id, ...ofProcess })}
      />
    )
  return (
    <SideDrawer size="large" title={t('person.create')} onClose={close}>
      <PersonForm mode="create" title={t('person.create')} onSaved={finish} onCancel={close} />
    </SideDrawer>
  )
}

interface LoadedPersonProps {
  personId: number
  part: PersonPart | undefined
  processId: number | undefined
  viewOnly: boolean
  close: () => void
  finish: () => void
  onOpenPerson: ((personId: number) => void) | undefined
}

function LoadedPerson({ personId, part, processId, viewOnly, close, finish, onOpenPerson }: LoadedPersonProps) {
  const { t } = useTranslation()
  const may = usePermissions()
  const { data: person, error } = useQuery(onePerson(personId))
  useNoteOpened('PERSON', person?.deleted === false ? personId : undefined)
  const editable = !viewOnly && may('Person:Create') && !person?.deleted
  const title = t(editable ? 'person.edit' : 'person.view')
  const subtitle = person && joinParts([lifeLine(person, t), infectionText(person, t)], ' · ')
  return (
    <SideDrawer
      size="large"
      title={person ? fullName(person) : title}
      subtitle={subtitle}
      paperHead={person && joinParts([fullName(person), subtitle], ' · ')}
      actions={
        person && (
          <>
            <PrintButton />
            {!viewOnly && <PersonActions person={person} onDeleted={finish} />}
          </>
        )
      }
      onClose={close}
    >
      {person && (person.deleted || person.merges.length > 0) && (
        <PersonRecord person={person} mayChange={!viewOnly} onOpenPerson={onOpenPerson} />
      )}
      {person && (
        <PersonParts
          // What stands in the form is another record from then on.
          key={`${person.deleted}-${person.merges.map(({ id }) => id).join()}`}
          mode={editable ? 'update' : 'view'}
          first={part}
          person={person}
          processId={processId}
          title={title}
          onSaved={finish}
          onCancel={close}
          onOpenPerson={onOpenPerson}
        />
      )}
      {!person && !error && <DrawerSkeleton />}
      {error && <EmptyState title={t(isProblem(error, 'NOT_FOUND') ? 'person.not-found' : 'common.error')} />}
    </SideDrawer>
  )
}

/** What can be done with a person as a whole, by button and by command. */
function PersonActions({ person, onDeleted }: { person: Person; onDeleted: () => void }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const drawers = useDrawers()
  const mayDelete = may('Person:Delete') && !person.deleted
  const remove = async () => {
    if (await deletePerson(person)) onDeleted()
  }
  const newCase = {
    id: 'person-process',
    label: t('person.new-process'),
    icon: FolderPlus,
    run: () => void drawers.open('process', { deceasedPersonId: person.id }),
  }
  const deletion = { id: 'person-delete', label: t('person.delete'), icon: Trash2, run: () => void remove() }
  useCommands(fullName(person), [
    ...(may('Process:Create') && !person.deleted ? [newCase] : []),
    linkCommand(`/persons?person=${person.id}`),
    printCommand(),
    ...(mayDelete ? [deletion] : []),
  ])
  if (!mayDelete) return null
  return (
    <Button color="error" startIcon={<Trash2 size={18} />} onClick={() => void remove()}>
      {t('common.delete')}
    </Button>
  )
}

import { type Permission, permissions } from '@pietas/contract/kit/permissions'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, type Locator } from 'vitest/browser'
import { Documents } from '../../documents'
import { masterDataLists } from '../../master-data/lists'
import { partnerAsOwner } from '../../partners/document-owner'
import { ImportList } from '../../partners/import/import-list'
import { PartnerTable } from '../../partners/partner-table'
import { personAsOwner } from '../../persons/document-owner'
import { PersonDrawer } from '../../persons/person-drawer'
import { PersonTable } from '../../persons/person-table'
import { processAsOwner } from '../../processes/document-owner'
import { NoteDrawer } from '../../processes/notes/note-drawer'
import { NotesTab } from '../../processes/notes/notes-tab'
import { ProcessActions } from '../../processes/process-actions'
import { TaskDetailDrawer } from '../../tasks/detail/task-detail-drawer'
import { TaskForm } from '../../tasks/form/task-form'
import { ProcessTasks } from '../../tasks/list/process-tasks'
import { ItemDrawer, ListTable } from '../admin-list'
import { queries } from '../api'
import { aDocument, aMe, answer, aPerson, aProcess, aTask, fakeServer, page, renderApp } from '../testing'
import { session } from '.'

type Screen = Awaited<ReturnType<typeof renderApp>['screen']>

/** Something that somebody is offered because of a right. */
interface Offer {
  what: string
  right: Permission
  part: ReactNode
  offered: (screen: Screen) => Locator
  /** What has to be opened before anything is offered. */
  opened?: (screen: Screen) => Locator
  routes?: Parameters<typeof fakeServer>[0]
}

const nothing = () => undefined
const button = (name: string) => (screen: Screen) => screen.getByRole('button', { name, exact: true })
const field = (name: string) => (screen: Screen) => screen.getByRole('combobox', { name, exact: true })

const stored = { deleted: false, version: 3, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }
const fire = { id: 2, name: 'Feuerbestattung', isCremation: true, legalEntityIds: [1], ...stored }
const note = { ...stored, id: 5, processId: 100, subject: 'Rückruf', text: null, author: null }
const process = aProcess()
const manage = 'Entity:ReadEntityTenantLevel'
const list = masterDataLists.burialTypes

const offers: Offer[] = [
  {
    what: 'storing a person',
    right: 'Person:Create',
    part: <PersonDrawer personId={11} onClose={nothing} />,
    offered: button('Speichern'),
  },
  {
    what: 'deleting a person',
    right: 'Person:Delete',
    part: <PersonDrawer personId={11} onClose={nothing} />,
    offered: button('Löschen'),
  },
  {
    what: 'deleting from the table of persons',
    right: 'Person:Delete',
    part: <PersonTable onOpen={nothing} />,
    offered: button('Aktionen'),
  },
  {
    what: 'adding a document of a person',
    right: 'Person:Create',
    part: <Documents owner={personAsOwner} ownerId={11} />,
    offered: button('Dateien auswählen'),
  },
  {
    what: 'adding a document of a partner',
    right: 'BusinessPartner:CreateOrEdit',
    part: <Documents owner={partnerAsOwner} ownerId={3} />,
    offered: button('Dateien auswählen'),
  },
  {
    what: 'adding a document of a process',
    right: 'Process:Create',
    part: <Documents owner={processAsOwner} ownerId={100} invitedPersons={0} />,
    offered: button('Dateien auswählen'),
  },
  {
    what: 'deleting from the table of partners',
    right: 'BusinessPartner:CreateOrEdit',
    part: <PartnerTable onOpen={nothing} />,
    offered: button('Aktionen'),
  },
  {
    what: 'taking an import back',
    right: 'BusinessPartner:CreateOrEdit',
    part: <ImportList />,
    offered: button('Aktionen'),
  },
  {
    what: 'cancelling a process',
    right: 'Process:Create',
    part: <ProcessActions process={process} onCopied={nothing} />,
    offered: button('Stornieren'),
  },
  {
    what: 'copying a process',
    right: 'Process:Create',
    part: <ProcessActions process={process} onCopied={nothing} />,
    offered: button('Kopieren'),
  },
  {
    what: 'making a task of a new note',
    right: 'Task:Create',
    part: <NoteDrawer processId={100} />,
    offered: button('In Aufgabe umwandeln'),
  },
  {
    what: 'a new task of a process',
    right: 'Task:Create',
    part: <ProcessTasks process={process} />,
    offered: button('Aufgabe anlegen'),
  },
  {
    what: 'the process of a task in its form',
    right: 'Process:List',
    part: <TaskForm title="Aufgabe" onSaved={nothing} onCancel={nothing} />,
    offered: field('Vorgang'),
  },
  {
    what: 'the process of a task in its drawer',
    right: 'Process:List',
    part: <TaskDetailDrawer taskId={501} />,
    offered: (screen) => screen.getByRole('link', { name: /Karl Muster/ }),
  },
  {
    what: 'the partner of a part of a task',
    right: 'BusinessPartner:Read',
    part: <TaskForm task={aTask({ subTasks: [aPart()] })} title="Aufgabe" onSaved={nothing} onCancel={nothing} />,
    offered: field('Geschäftspartner'),
  },
  {
    what: 'storing an item of master data',
    right: manage,
    part: <ItemDrawer name="burialTypes" list={list} itemId={2} />,
    offered: button('Speichern'),
  },
  {
    what: 'deleting an item of master data',
    right: manage,
    part: <ItemDrawer name="burialTypes" list={list} itemId={2} />,
    offered: button('Löschen'),
  },
  {
    what: 'the actions of an item of master data',
    right: manage,
    part: <ListTable name="burialTypes" list={list} />,
    offered: button('Aktionen'),
  },
  {
    what: 'putting back an item of master data',
    right: manage,
    part: <ListTable name="burialTypes" list={list} />,
    offered: button('Aktionen'),
    routes: { 'GET /burial-types': () => page([{ ...fire, deleted: true }]) },
  },
  {
    what: 'where an item of master data is offered',
    right: manage,
    part: <ItemDrawer name="burialTypes" list={list} itemId={2} />,
    offered: (screen) => screen.getByRole('switch', { name: /Abendrot/, disabled: false }),
  },
  {
    what: 'making a task of a note',
    right: 'Task:Create',
    part: <NotesTab process={process} editable={false} />,
    opened: button('Notiz „Rückruf“ öffnen'),
    offered: button('In Aufgabe umwandeln'),
  },
  {
    what: 'every kind of a new task',
    right: 'Task:Create',
    part: <TaskForm title="Aufgabe" onSaved={nothing} onCancel={nothing} />,
    opened: field('Art'),
    offered: (screen) => screen.getByRole('option', { name: 'Termin' }),
  },
]

function aPart() {
  return { id: 1, title: 'Kranz', done: false, comment: 'rot', businessPartnerId: 3 }
}

/** Maria, with these rights wherever they are asked for. */
function signIn(rights: readonly Permission[]) {
  const me = aMe({ permissions: [...rights] })
  session.start({ ...me, tenants: me.tenants.map((tenant) => ({ ...tenant, permissions: [...rights] })) })
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  await browser.viewport(1280, 900)
})

test.each(offers)('$what goes with the right to it', async ({ right, part, offered, opened, routes }) => {
  signIn(permissions)
  fakeServer({
    'GET /persons': () => page([aPerson()]),
    'GET /persons/11': () => answer(aPerson()),
    'GET /documents': () => page([aDocument()]),
    'GET /business-partners': () => page([{ ...stored, id: 3, name: 'Lindenhof', types: [], contactDetails: [] }]),
    'GET /business-partner-imports': () =>
      page([{ ...stored, id: 1, fileName: 'a.csv', undone: false, created: 1, updated: 0 }]),
    'GET /processes': () => page([process]),
    'GET /tasks': () => page([]),
    'GET /tasks/501': () => answer(aTask({ process: process as never, processId: process.id })),
    'GET /users': () => page([]),
    'GET /burial-types': () => page([fire]),
    'GET /burial-types/2': () => answer(fire),
    'GET /notes': () => page([note]),
    ...routes,
  })
  const screen = await renderApp(part).screen
  if (opened) await opened(screen).click()
  await expect.element(offered(screen).first()).toBeVisible()
  signIn(permissions.filter((one) => one !== right))
  await expect.element(offered(screen)).not.toBeInTheDocument()
})

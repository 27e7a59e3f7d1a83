import type { Permission } from '@pietas/contract/kit/permissions'
import type { ReactNode } from 'react'
import type { Locator } from 'vitest/browser'
import { accountList } from '../../accounts/account-list'
import { AnnouncementTable } from '../../announcements/announcement-table'
import { ManageAnnouncementsPage } from '../../announcements/pages/manage-announcements-page'
import { ListPage } from '../../app/lists/list-page'
import { loadNamedLists } from '../../app/lists/load-list'
import { CreateMenu } from '../../app/shell/menu/create-menu'
import { NavList } from '../../app/shell/menu/nav-list'
import { Planner } from '../../calendar/planner/planner'
import { timelineNames } from '../../calendar/views/views'
import { LettersTab } from '../../correspondence/letters/letters-tab'
import { globalTemplateList, templateList } from '../../correspondence/templates/template-list'
import { DayActions } from '../../dashboard/pages/day-actions'
import { DayPage } from '../../dashboard/pages/day-page'
import { Documents } from '../../documents'
import { CompanyChoice } from '../../figures/company-choice'
import { OpenCallsButton } from '../../first-calls/open-calls-button'
import { FirstCallForm } from '../../first-calls/pages/first-call-form'
import { ImportList } from '../../imports'
import { branchList } from '../../legal-entities/branch-list'
import { companyList } from '../../legal-entities/company-list'
import { CompanyRecord } from '../../legal-entities/pages/company-page'
import { AccountingTemplates, BillingDueRules, DocumentSections, NumberRanges } from '../../legal-entities/settings'
import { CompanyFile } from '../../legal-entities/settings/company-file'
import { masterDataLists } from '../../master-data/lists'
import { partnerAsOwner } from '../../partners/document-owner'
import { partnerImport } from '../../partners/import/facts'
import { PartnerParts, PartnerRemoval } from '../../partners/pages/partner-page'
import { partnerSources } from '../../partners/pages/partner-sources'
import { PartnersPage } from '../../partners/pages/partners-page'
import { PartnerAbove } from '../../partners/partner-above'
import { PartnerChildren, PartnerTable } from '../../partners/partner-table'
import { partnerSource } from '../../partners/source'
import { personAsOwner } from '../../persons/document-owner'
import { DuplicateDialog } from '../../persons/duplicate-dialog'
import { personImport } from '../../persons/import/facts'
import { PersonsPage } from '../../persons/pages/persons-page'
import { PersonDrawer } from '../../persons/person-drawer'
import { PersonRecord } from '../../persons/person-record'
import { PersonTable } from '../../persons/person-table'
import { personSource } from '../../persons/source'
import { processAsOwner } from '../../processes/document-owner'
import { NoteDrawer } from '../../processes/notes/note-drawer'
import { NotesTab } from '../../processes/notes/notes-tab'
import { CaseBeside } from '../../processes/pages/beside/case-beside'
import { ProcessParts } from '../../processes/pages/process-page'
import { ProcessesPage } from '../../processes/pages/processes-page'
import { PositionsTab } from '../../processes/positions/positions-tab'
import { positionTemplateList } from '../../processes/positions/templates/template-list'
import { ProcessActions } from '../../processes/process-actions'
import { ProcessTable } from '../../processes/process-table'
import { productCategoryList } from '../../products/category-list'
import { CountLink } from '../../products/count/count-link'
import { productImport } from '../../products/import/facts'
import { ImportLink } from '../../products/import/import-link'
import { productList } from '../../products/product-list'
import { StockDrawer } from '../../products/stock/stock-drawer'
import { StockTable } from '../../products/stock/stock-table'
import { TaskDetailDrawer } from '../../tasks/detail/task-detail-drawer'
import { TaskForm } from '../../tasks/form/task-form'
import { ProcessTasks } from '../../tasks/list/process-tasks'
import { TaskTable } from '../../tasks/list/task-table'
import { Naming } from '../../tasks/one-line/testing'
import { taskTemplateList } from '../../tasks/template-lists'
import { TenantDrawer } from '../../tenants/pages/tenant-drawer'
import { TenantsPage } from '../../tenants/pages/tenants-page'
import { JobTable } from '../../trail/job-table'
import { internalUserList } from '../../users/internal-user-list'
import { UserDrawer } from '../../users/pages/user-drawer'
import { UsersPage } from '../../users/pages/users-page'
import { userGroupList } from '../../users/user-group-list'
import { ItemDrawer, ListTable } from '../admin-list'
import { TableEmpty } from '../list/table/table-notice'
import {
  aCompany,
  aDocument,
  aFirstCall,
  answer,
  aPerson,
  aProcess,
  aTask,
  aTaskTemplate,
  aTemplate,
  aTenant,
  aUser,
  fakeServer,
  page,
  type renderApp,
} from '../testing'
import { aCharge, aPosition, aPositionTemplate, neededUrn } from '../testing/a-position'
import { aProduct } from '../testing/a-product'
import { Choosing, nothing, Shelf } from './testing-parts'

type Screen = Awaited<ReturnType<typeof renderApp>['screen']>

/** Something that somebody is offered because of a right. */
interface Offer {
  what: string
  /** The sources that ask for the right, below `web/src`. */
  by: readonly string[]
  right: Permission
  part: ReactNode
  offered: (screen: Screen) => Locator
  /** What has to be opened before anything is offered. */
  opened?: (screen: Screen) => Locator
  routes?: Parameters<typeof fakeServer>[0]
  /** It stays as it is until it is shown anew. */
  anew?: boolean
}

const button = (name: string) => (screen: Screen) => screen.getByRole('button', { name, exact: true })
const link = (name: string) => (screen: Screen) => screen.getByRole('link', { name, exact: true })
export const field = (name: string) => (screen: Screen) => screen.getByRole('combobox', { name, exact: true })

const stored = { deleted: false, version: 3, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }
const fire = { id: 2, name: 'Feuerbestattung', isCremation: true, legalEntityIds: [1], path: [], ...stored }
const partner = { ...stored, id: 3, name: 'Lindenhof', types: [], contactDetails: [] } as never
const note = { ...stored, id: 5, processId: 100, subject: 'Rückruf', text: null, author: null }
const double = { ...aPerson({ id: 3 }), score: 0.9, reasons: ['sameName'] }
const merged = aPerson({ merges: [{ id: 1, personId: 12, name: 'Erna Kraus', at: '2026-11-20T09:00:00Z' }] })
export const process = aProcess()
const manage = 'Entity:ReadEntityTenantLevel'
const list = masterDataLists.burialTypes

const settings = [
  ['document-section-list.ts', <DocumentSections key="sections" legalEntityId={1} />],
  ['number-range-list.ts', <NumberRanges key="ranges" legalEntityId={1} />],
  ['billing-due-rule-list.ts', <BillingDueRules key="rules" legalEntityId={1} />],
  ['accounting-template-list.tsx', <AccountingTemplates key="templates" legalEntityId={1} />],
] as const
const paper = { id: 1, type: 'Offer', section: 'Header', startingNumber: 1, ...stored }

export const offers: Offer[] = [
  {
    what: 'storing a person',
    by: ['persons/person-drawer.tsx'],
    right: 'Person:Create',
    part: <PersonDrawer personId={11} onClose={nothing} />,
    offered: button('Speichern'),
  },
  {
    what: 'deleting a person',
    by: ['persons/person-drawer.tsx'],
    right: 'Person:Delete',
    part: <PersonDrawer personId={11} onClose={nothing} />,
    offered: button('Löschen'),
  },
  {
    what: 'deleting from the table of persons',
    by: ['persons/person-table.tsx', 'kit/list/rows/use-row-facts.ts'],
    right: 'Person:Delete',
    part: <PersonTable onOpen={nothing} />,
    offered: button('Aktionen'),
  },
  {
    what: 'merging two persons of the table',
    by: ['persons/person-table.tsx'],
    right: 'Person:Create',
    part: <PersonTable onOpen={nothing} />,
    routes: { 'GET /persons': () => page([aPerson(), aPerson({ id: 12 })]) },
    opened: (screen) => screen.getByRole('checkbox', { name: 'Alle geladenen Zeilen auswählen' }),
    offered: button('Zusammenführen'),
  },
  ...(['Person:Create', 'Person:Delete'] as const).flatMap((right): Offer[] => [
    {
      what: `merging with a duplicate, ${right}`,
      by: ['persons/duplicate-dialog.tsx'],
      right,
      part: <DuplicateDialog found={[double]} updating onAnswer={nothing} onTake={nothing} onMerge={nothing} />,
      offered: button('Zusammenführen'),
    },
    {
      what: `taking a merge back, ${right}`,
      by: ['persons/person-record.tsx'],
      right,
      part: <PersonRecord person={merged} mayChange onOpenPerson={undefined} />,
      offered: button('Rückgängig'),
    },
  ]),
  {
    what: 'choosing whose key figures are shown',
    by: ['figures/company-choice.tsx'],
    right: 'KPI:AccessKPI',
    part: <CompanyChoice companyId={1} onChoose={nothing} />,
    offered: field('Unternehmen'),
  },
  {
    what: 'restoring a person',
    by: ['persons/person-record.tsx'],
    right: 'Person:Delete',
    part: <PersonRecord person={aPerson({ deleted: true })} mayChange onOpenPerson={undefined} />,
    offered: button('Wiederherstellen'),
  },
  {
    what: 'adding a document of a person',
    by: ['persons/document-owner.ts', 'documents/documents-of.tsx'],
    right: 'Person:Create',
    part: <Documents owner={personAsOwner} ownerId={11} legalEntityId={1} />,
    offered: button('Dateien auswählen'),
  },
  {
    what: 'adding a document of a partner',
    by: ['partners/document-owner.ts'],
    right: 'BusinessPartner:CreateOrEdit',
    part: <Documents owner={partnerAsOwner} ownerId={3} legalEntityId={1} />,
    offered: button('Dateien auswählen'),
  },
  {
    what: 'adding a document of a process',
    by: ['processes/document-owner.ts'],
    right: 'Process:Create',
    part: <Documents owner={processAsOwner} ownerId={100} legalEntityId={1} invitedPersons={0} />,
    offered: button('Dateien auswählen'),
  },
  {
    what: 'deleting from the table of partners',
    by: ['partners/partner-table.tsx'],
    right: 'BusinessPartner:CreateOrEdit',
    part: <PartnerTable onOpen={nothing} />,
    offered: button('Aktionen'),
  },
  {
    what: 'taking an import back',
    by: ['partners/import/facts.ts'],
    right: 'BusinessPartner:CreateOrEdit',
    part: <ImportList facts={partnerImport} />,
    offered: button('Aktionen'),
  },
  {
    what: 'taking an import of persons back',
    by: ['persons/import/facts.ts'],
    right: 'Person:Create',
    part: <ImportList facts={personImport} />,
    offered: button('Aktionen'),
  },
  {
    what: 'writing an announcement',
    by: ['announcements/pages/manage-announcements-page.tsx'],
    right: 'Announcement:CRUD',
    part: <ManageAnnouncementsPage />,
    offered: (screen) => screen.getByRole('button', { name: 'Ankündigung schreiben' }).first(),
  },
  {
    what: 'deleting an announcement',
    by: ['announcements/announcement-table.tsx'],
    right: 'Announcement:CRUD',
    part: <AnnouncementTable />,
    offered: button('Aktionen'),
    routes: {
      'GET /announcements': () =>
        page([{ ...stored, id: 4, title: 'Feier', publishedAt: '2026-11-20T09:00:00Z', publishUntil: null }]),
    },
  },
  {
    what: 'trying a failed mail again',
    by: ['trail/job-table.tsx'],
    right: 'Administration:ManageLegalEntity',
    part: <JobTable />,
    offered: button('Aktionen'),
    routes: {
      'GET /jobs': () =>
        page([{ id: 4, kind: 'mail', state: 'FAILED', attempts: 1, createdAt: '2026-11-20T09:00:00Z' }]),
    },
  },
  {
    what: 'cancelling a process',
    by: ['processes/process-actions.tsx'],
    right: 'Process:Create',
    part: <ProcessActions process={process} onCopied={nothing} />,
    offered: button('Stornieren'),
  },
  {
    what: 'copying a process',
    by: ['processes/process-actions.tsx'],
    right: 'Process:Create',
    part: <ProcessActions process={process} onCopied={nothing} />,
    offered: button('Als Zusatzvorgang kopieren'),
  },
  {
    what: 'making a task of a new note',
    by: ['processes/notes/note-drawer.tsx'],
    right: 'Task:Create',
    part: <NoteDrawer processId={100} />,
    offered: button('In Aufgabe umwandeln'),
  },
  {
    what: 'a new task of a process',
    by: ['tasks/list/process-tasks.tsx'],
    right: 'Task:Create',
    part: <ProcessTasks process={process} />,
    offered: button('Aufgabe anlegen'),
  },
  {
    what: 'the process of a task in its form',
    by: ['tasks/form/sections/base-section.tsx', 'tasks/form/use-case.ts'],
    right: 'Process:List',
    part: <TaskForm title="Aufgabe" onSaved={nothing} onCancel={nothing} />,
    offered: field('Vorgang'),
  },
  {
    what: 'the process of a task in its drawer',
    by: ['tasks/detail/task-detail.tsx'],
    right: 'Process:List',
    part: <TaskDetailDrawer taskId={501} />,
    offered: (screen) => screen.getByRole('link', { name: /Karl Muster/ }),
  },
  {
    what: 'the partner of a part of a task',
    by: ['tasks/form/sections/sub-task-row.tsx'],
    right: 'BusinessPartner:Read',
    part: <TaskForm task={aTask({ subTasks: [aPart()] })} title="Aufgabe" onSaved={nothing} onCancel={nothing} />,
    offered: field('Geschäftspartner'),
  },
  {
    what: 'storing an item of master data',
    by: ['master-data/lists.tsx', 'kit/admin-list/item-drawer.tsx'],
    right: manage,
    part: <ItemDrawer name="burialTypes" list={list} itemId={2} />,
    offered: button('Speichern'),
  },
  {
    what: 'deleting an item of master data',
    by: ['kit/admin-list/item-drawer.tsx'],
    right: manage,
    part: <ItemDrawer name="burialTypes" list={list} itemId={2} />,
    offered: button('Löschen'),
  },
  {
    what: 'the actions of an item of master data',
    by: ['kit/admin-list/list-table.tsx'],
    right: manage,
    part: <ListTable name="burialTypes" list={list} />,
    offered: button('Aktionen'),
  },
  {
    what: 'putting back an item of master data',
    by: ['kit/admin-list/list-table.tsx'],
    right: manage,
    part: <ListTable name="burialTypes" list={list} />,
    offered: button('Aktionen'),
    routes: { 'GET /burial-types': () => page([{ ...fire, deleted: true }]) },
  },
  {
    what: 'where an item of master data is offered',
    by: ['kit/admin-list/link-switches.tsx'],
    right: manage,
    part: <ItemDrawer name="burialTypes" list={list} itemId={2} />,
    offered: (screen) => screen.getByRole('switch', { name: /Abendrot/, disabled: false }),
  },
  {
    what: 'making a task of a note',
    by: ['processes/notes/notes-tab.tsx'],
    right: 'Task:Create',
    part: <NotesTab process={process} editable={false} />,
    opened: button('Notiz „Rückruf“ öffnen'),
    offered: button('In Aufgabe umwandeln'),
  },
  {
    what: 'every kind of a new task',
    by: ['tasks/form/use-form-types.ts'],
    right: 'Task:Create',
    part: <TaskForm title="Aufgabe" onSaved={nothing} onCancel={nothing} />,
    offered: button('Termin'),
  },
  {
    what: 'a partner in a task of one line',
    by: ['tasks/one-line/use-known-names.ts'],
    right: 'BusinessPartner:Read',
    part: <Naming line="Termin Lindenhof" />,
    anew: true,
    offered: (screen) => screen.getByText('Lindenhof', { exact: true }),
  },
  {
    what: 'a case in a task of one line',
    by: ['tasks/one-line/use-known-names.ts'],
    right: 'Process:List',
    part: <Naming line="Urkunde Karl Muster" />,
    anew: true,
    offered: (screen) => screen.getByText('Karl Muster', { exact: true }),
  },
  {
    what: 'a new person in the list of persons',
    by: ['persons/pages/persons-page.tsx', 'kit/page/create-button.tsx'],
    right: 'Person:Create',
    part: <PersonsPage />,
    offered: button('Person anlegen'),
  },
  {
    what: 'an import of persons',
    by: ['persons/pages/persons-page.tsx'],
    right: 'Person:Create',
    part: <PersonsPage />,
    offered: link('Personen importieren'),
  },
  {
    what: 'a new process in the list of processes',
    by: ['processes/pages/processes-page.tsx'],
    right: 'Process:Create',
    part: <ProcessesPage />,
    offered: button('Vorgang anlegen'),
  },
  {
    what: 'a new partner in the list of partners',
    by: ['partners/pages/partners-page.tsx'],
    right: 'BusinessPartner:CreateOrEdit',
    part: <PartnersPage />,
    offered: button('Geschäftspartner anlegen'),
  },
  {
    what: 'an import of partners',
    by: ['partners/pages/partners-page.tsx'],
    right: 'BusinessPartner:CreateOrEdit',
    part: <PartnersPage />,
    offered: link('Geschäftspartner importieren'),
  },
  {
    what: 'choosing a person',
    by: ['persons/source.ts', 'kit/picker/use-may-read.ts'],
    right: 'Person:ListAndRead',
    part: <Choosing source={personSource} />,
    offered: (screen) => screen.getByRole('combobox', { disabled: false }),
  },
  {
    what: 'adding a person beside a picker',
    by: ['persons/source.ts', 'kit/form/fields/picker-field.tsx'],
    right: 'Person:Create',
    part: <Choosing source={personSource} />,
    offered: link('Person in neuem Tab anlegen'),
  },
  {
    what: 'adding a partner beside a picker',
    by: ['partners/source.ts'],
    right: 'BusinessPartner:CreateOrEdit',
    part: <Choosing source={partnerSource} />,
    offered: link('Geschäftspartner in neuem Tab anlegen'),
  },
  {
    what: 'storing a partner',
    by: ['partners/pages/partner-page.tsx'],
    right: 'BusinessPartner:CreateOrEdit',
    part: <PartnerParts partner={partner} />,
    offered: (screen) => screen.getByRole('textbox', { name: 'Name', exact: true, disabled: false }),
  },
  {
    what: 'storing a partner above a letter',
    by: ['partners/partner-above.tsx'],
    right: 'BusinessPartner:CreateOrEdit',
    part: <PartnerAbove partnerId={3} legalEntityId={1} sourcesOf={partnerSources} onClose={nothing} />,
    offered: button('Speichern'),
    routes: { 'GET /business-partners/3': () => answer(partner) },
  },
  {
    what: 'deleting a partner',
    by: ['partners/pages/partner-page.tsx'],
    right: 'BusinessPartner:CreateOrEdit',
    part: <PartnerRemoval partner={partner} />,
    offered: button('Löschen'),
  },
  {
    what: 'the processes of a partner',
    by: ['partners/pages/partner-page.tsx'],
    right: 'Process:List',
    part: <PartnerParts partner={partner} />,
    offered: (screen) => screen.getByRole('tab', { name: 'Vorgänge' }),
  },
  {
    what: 'the deceased of a process',
    by: ['processes/pages/process-page.tsx'],
    right: 'Person:ListAndRead',
    part: <ProcessParts process={process} />,
    offered: button('Personendaten'),
  },
  {
    what: 'changing a process',
    by: ['processes/pages/process-page.tsx'],
    right: 'Process:Create',
    part: <ProcessParts process={process} />,
    opened: (screen) => screen.getByRole('tab', { name: 'Notizen' }),
    offered: button('Notiz erstellen'),
  },
  {
    what: 'planning the transport that is missing',
    by: ['processes/pages/beside/open-facts.tsx'],
    right: 'Task:Create',
    part: <CaseBeside process={process} editable onOpenPerson={nothing} />,
    routes: {
      'GET /counts': () => answer({ openTasks: 0, notes: 0, documents: 0, persons: 0, hasTransport: false }),
    },
    offered: button('Überführung'),
  },
  {
    what: 'the tasks of everybody',
    by: ['tasks/list/task-table.tsx'],
    right: 'Task:ListAll',
    part: <TaskTable />,
    anew: true,
    offered: (screen) => screen.getByRole('tab', { name: 'Alle' }),
  },
  {
    what: 'planning in the calendar',
    by: ['calendar/planner/planner.tsx', 'calendar/planner/use-create.ts'],
    right: 'Task:Create',
    part: <Planner name="Kalender" />,
    offered: button('Aufgabe anlegen'),
  },
  {
    what: 'what everybody should know of a day',
    by: ['calendar/planner/planner.tsx', 'calendar/notes/day-notes.ts', 'calendar/planner/use-planned.ts'],
    right: 'Task:ListAll',
    part: <Planner name="Disposition" offered={timelineNames} />,
    anew: true,
    offered: (screen) => screen.getByRole('button', { name: /^Tagesnotiz schreiben: Montag/ }),
  },
  {
    what: 'the actions of a branch',
    by: ['legal-entities/branch-list.tsx'],
    right: 'Administration:ManageLegalEntity',
    part: <ListTable name="branches" list={branchList} />,
    offered: button('Aktionen'),
  },
  {
    what: 'the actions of a legal entity',
    by: ['legal-entities/company-list.tsx', 'kit/admin-list/list-table.tsx'],
    right: 'Administration:ManageLegalEntity',
    part: <ListTable name="companies" list={companyList} />,
    offered: button('Aktionen'),
  },
  ...settings.map(
    ([by, part]): Offer => ({
      what: `the actions of ${by}`,
      by: [`legal-entities/settings/${by}`],
      right: 'Administration:ManageLegalEntity',
      part,
      offered: button('Aktionen'),
    }),
  ),
  {
    what: 'adding to what a legal entity keeps several of',
    by: ['legal-entities/settings/number-range-list.ts'],
    right: 'Administration:ManageLegalEntity',
    part: <NumberRanges legalEntityId={1} />,
    offered: button('Nummernkreis anlegen'),
  },
  {
    what: 'storing settings of a legal entity',
    by: ['legal-entities/settings/company-form.tsx'],
    right: 'Administration:ManageLegalEntity',
    part: <CompanyRecord id={1} />,
    offered: button('Speichern'),
  },
  {
    what: 'how a legal entity books',
    by: ['legal-entities/pages/company-page.tsx'],
    right: 'Administration:ManageLegalEntity',
    part: <CompanyRecord id={1} />,
    offered: (screen) => screen.getByRole('tab', { name: 'Factoring' }),
  },
  {
    what: 'the logo of a legal entity',
    by: ['legal-entities/settings/company-file.tsx'],
    right: 'Administration:ManageLegalEntity',
    part: <CompanyFile company={aCompany()} kind="logo" />,
    offered: button('Logo hochladen'),
  },
  {
    what: 'the actions of an account',
    by: ['accounts/account-list.tsx'],
    right: 'Administration:ManageLegalEntity',
    part: <ListTable name="accounts" list={accountList} />,
    offered: button('Aktionen'),
  },
  {
    what: 'the actions of a category of partners',
    by: ['master-data/lists.tsx', 'kit/admin-list/list-table.tsx'],
    right: 'BusinessPartnerType:EditBusinessPartnerType',
    part: <ListTable name="businessPartnerTypes" list={masterDataLists.businessPartnerTypes} />,
    offered: button('Aktionen'),
  },
  {
    what: 'the actions of a category of templates',
    by: ['master-data/lists.tsx'],
    right: 'Administration:CreateCorrespondenceTemplateOrCategory',
    part: <ListTable name="templateCategories" list={masterDataLists.templateCategories} />,
    offered: button('Aktionen'),
  },
  {
    what: 'the actions of a global category of templates',
    by: ['master-data/lists.tsx'],
    right: 'Global:ManageTemplates',
    part: <ListTable name="globalTemplateCategories" list={masterDataLists.globalTemplateCategories} />,
    offered: button('Aktionen'),
  },
  {
    what: 'a new category of products',
    by: ['products/category-list.tsx'],
    right: 'Warehouse:CreateArticle',
    part: <ListPage title="nav.correspondence" lists={await loadNamedLists(['productCategories'])} />,
    offered: button('Produktkategorie anlegen'),
  },
  {
    what: 'storing a category of products',
    by: ['products/category-list.tsx'],
    right: 'Warehouse:EditArticle',
    part: <ItemDrawer name="productCategories" list={productCategoryList} itemId={2} />,
    offered: button('Speichern'),
  },
  {
    what: 'deleting a category of products',
    by: ['products/category-list.tsx'],
    right: 'Warehouse:DeleteArticle',
    part: <ItemDrawer name="productCategories" list={productCategoryList} itemId={2} />,
    offered: button('Löschen'),
  },
  {
    what: 'a stocktaking',
    by: ['products/count/count-link.tsx'],
    right: 'Warehouse:BookStock',
    part: <CountLink />,
    offered: link('Inventur'),
  },
  {
    what: 'taking an import of articles back',
    by: ['products/import/facts.ts'],
    right: 'Warehouse:CreateArticle',
    part: <ImportList facts={productImport} />,
    offered: button('Aktionen'),
  },
  {
    what: 'an import of articles',
    by: ['products/import/import-link.tsx'],
    right: 'Warehouse:CreateArticle',
    part: <ImportLink />,
    offered: link('Artikel importieren'),
  },
  {
    what: 'a new article',
    by: ['products/product-list.tsx'],
    right: 'Warehouse:CreateArticle',
    part: <ListPage title="nav.goods" lists={await loadNamedLists(['products'])} />,
    routes: { 'GET /products': () => page([]) },
    offered: button('Artikel anlegen'),
  },
  {
    what: 'storing an article',
    by: ['products/product-list.tsx'],
    right: 'Warehouse:EditArticle',
    part: <ItemDrawer name="products" list={productList} itemId={5} />,
    routes: { 'GET /products/5': () => answer(aProduct()) },
    offered: button('Speichern'),
  },
  {
    what: 'deleting an article',
    by: ['products/product-list.tsx'],
    right: 'Warehouse:DeleteArticle',
    part: <ItemDrawer name="products" list={productList} itemId={5} />,
    routes: { 'GET /products/5': () => answer(aProduct()) },
    offered: button('Löschen'),
  },
  {
    what: 'the legal entities that sell an article',
    by: ['products/product-fields.tsx'],
    right: 'Warehouse:Read',
    part: <ItemDrawer name="products" list={productList} itemId={5} />,
    routes: { 'GET /products/5': () => answer(aProduct()) },
    // They can be ticked no more.
    offered: (screen) => screen.getByRole('checkbox', { name: 'Bestattungen Abendrot GmbH', disabled: false }),
  },
  {
    what: 'booking from the table of the store',
    by: ['products/stock/stock-table.tsx'],
    right: 'Warehouse:BookStock',
    part: <StockTable />,
    routes: { 'GET /products': () => page([aProduct()]) },
    offered: button('Aktionen'),
  },
  {
    what: 'which processes wait for an article',
    by: ['products/stock/stock-drawer.tsx'],
    right: 'Warehouse:Read',
    part: <StockDrawer productId={5} />,
    routes: {
      'GET /products/5': () => answer(aProduct()),
      'GET /stock-movements': () => page([]),
      'GET /reservations': () => answer({ items: [{ processId: 44, needed: 3, booked: 1, open: 2 }] }),
    },
    offered: (screen) => screen.getByText('Vorgang 44: 2'),
  },
  {
    what: 'booking a movement',
    by: ['products/stock/stock-drawer.tsx'],
    right: 'Warehouse:BookStock',
    part: <StockDrawer productId={5} />,
    routes: { 'GET /products/5': () => answer(aProduct()), 'GET /stock-movements': () => page([]) },
    offered: button('Buchen'),
  },
  {
    what: 'picking articles for a process',
    by: ['processes/positions/add-position.tsx'],
    right: 'Warehouse:Read',
    part: <PositionsTab process={aProcess()} editable />,
    routes: { 'GET /positions': () => answer(aCharge([aPosition()])) },
    offered: (screen) => screen.getByRole('combobox', { name: 'Artikel hinzufügen' }),
  },
  {
    what: 'giving goods out to a process',
    by: ['processes/positions/goods.tsx'],
    right: 'Warehouse:BookStock',
    part: <PositionsTab process={aProcess()} editable />,
    routes: { 'GET /positions': () => answer(aCharge([aPosition()], [neededUrn])) },
    offered: button('Urne Kupfer ausgeben'),
  },
  {
    what: 'a new template of positions',
    by: ['processes/positions/templates/template-list.tsx'],
    right: 'Warehouse:CreateArticle',
    part: <ListPage title="nav.goods" lists={await loadNamedLists(['positionTemplates'])} />,
    routes: { 'GET /position-templates': () => page([]) },
    offered: button('Positionsvorlage anlegen'),
  },
  {
    what: 'storing a template of positions',
    by: ['processes/positions/templates/template-list.tsx'],
    right: 'Warehouse:EditArticle',
    part: <ItemDrawer name="positionTemplates" list={positionTemplateList} itemId={3} />,
    routes: { 'GET /position-templates/3': () => answer(aPositionTemplate) },
    offered: button('Speichern'),
  },
  {
    what: 'deleting a template of positions',
    by: ['processes/positions/templates/template-list.tsx'],
    right: 'Warehouse:DeleteArticle',
    part: <ItemDrawer name="positionTemplates" list={positionTemplateList} itemId={3} />,
    routes: { 'GET /position-templates/3': () => answer(aPositionTemplate) },
    offered: button('Löschen'),
  },
  {
    what: 'a new user',
    by: ['users/pages/users-page.tsx'],
    right: 'Administration:EditUsers',
    part: <UsersPage />,
    offered: button('Benutzer anlegen'),
  },
  {
    what: 'the groups beside the users',
    by: ['users/pages/users-page.tsx'],
    right: 'Administration:CreateGroups',
    part: <UsersPage />,
    offered: (screen) => screen.getByRole('tab', { name: 'Benutzergruppen' }),
  },
  {
    what: 'the identity provider of the house',
    by: ['users/pages/users-page.tsx'],
    right: 'Administration:EditUsers',
    part: <UsersPage />,
    offered: (screen) => screen.getByRole('tab', { name: 'Anmeldedienst' }),
  },
  {
    what: 'how far the house is set up',
    by: ['dashboard/pages/day-page.tsx'],
    right: 'General:Onboard',
    part: <DayPage />,
    routes: {
      'GET /onboarding': () =>
        answer({
          steps: [{ step: 'FLEET', count: 0, missingAt: [], done: false, optional: true, aside: false }],
          ready: false,
        }),
    },
    offered: (screen) => screen.getByRole('link', { name: 'Weiter einrichten' }),
  },
  {
    what: 'giving roles',
    by: ['users/staff/use-staff-rights.ts'],
    right: 'Administration:EditUsers',
    part: <UserDrawer userId={31} />,
    offered: (screen) => screen.getByRole('combobox', { name: 'Rollen für alle Unternehmen', disabled: false }),
  },
  {
    what: 'opening a tenant',
    by: ['tenants/pages/tenants-page.tsx'],
    right: 'Global:ManageSuperAdmins',
    part: <TenantsPage />,
    offered: (screen) => screen.getByRole('button', { name: 'Mandant anlegen' }),
  },
  {
    what: 'deleting a tenant',
    by: ['tenants/tenant-form.tsx'],
    right: 'Global:ManageSuperAdmins',
    part: <TenantDrawer tenantId={3} />,
    routes: { 'GET /tenants/3': () => answer(aTenant()), 'GET /tenants/3/domains': () => page([]) },
    offered: button('Mandant löschen'),
  },
  {
    what: 'closing a tenant',
    by: ['tenants/tenant-table.tsx'],
    right: 'Global:ManageSuperAdmins',
    part: <TenantsPage />,
    opened: (screen) => screen.getByRole('button', { name: 'Aktionen' }).first(),
    offered: (screen) => screen.getByRole('menuitem', { name: 'Deaktivieren' }),
  },
  {
    what: 'changing a tenant',
    by: ['tenants/tenant-form.tsx'],
    right: 'Global:ManageSuperAdmins',
    part: <TenantDrawer tenantId={3} />,
    anew: true,
    offered: (screen) => screen.getByRole('button', { name: 'Speichern' }),
  },
  {
    what: 'adding a domain of a tenant',
    by: ['tenants/tenant-domains.tsx'],
    right: 'Global:ManageSuperAdmins',
    part: <TenantDrawer tenantId={3} />,
    offered: (screen) => screen.getByRole('button', { name: 'Hinzufügen' }),
  },
  {
    what: 'how much leave of somebody is planned',
    by: ['tasks/leave/planned-leave.tsx'],
    right: 'Task:CreateAbsence',
    part: <UserDrawer userId={31} />,
    anew: true,
    offered: (screen) => screen.getByText('5 Tage'),
  },
  {
    what: 'storing one of the people of the platform',
    by: ['users/internal-user-list.tsx'],
    right: 'Global:ManageSuperAdmins',
    part: <ItemDrawer name="internalUsers" list={internalUserList} itemId={77} />,
    offered: button('Speichern'),
  },
  {
    what: 'storing a group of users',
    by: ['users/user-group-list.tsx'],
    right: 'Administration:CreateGroups',
    part: <ItemDrawer name="userGroups" list={userGroupList} itemId={4} />,
    offered: button('Speichern'),
  },
  {
    what: 'storing a standard task',
    by: ['tasks/template-lists.tsx'],
    right: 'Administration:CreateChecklistOrStandardTask',
    part: <ItemDrawer name="taskTemplates" list={taskTemplateList} itemId={6} />,
    offered: button('Speichern'),
  },
  {
    what: 'the list of standard tasks',
    by: ['tasks/template-lists.tsx'],
    right: 'Administration:SelectChecklistOrStandardTask',
    part: <ListPage title="nav.checklists" lists={await loadNamedLists(['burialTypes', 'taskTemplates'])} />,
    offered: (screen) => screen.getByRole('tab', { name: 'Standardaufgaben' }),
  },
  {
    what: 'the template of a new task',
    by: ['tasks/form/sections/base-section.tsx', 'tasks/template-source.ts'],
    right: 'Administration:SelectChecklistOrStandardTask',
    part: <TaskForm title="Aufgabe" onSaved={nothing} onCancel={nothing} />,
    offered: field('Vorlage'),
  },
  {
    what: 'a list among others on its page',
    by: ['app/lists/list-page.tsx'],
    right: 'Administration:CreateCorrespondenceTemplateOrCategory',
    part: (
      <ListPage
        title="nav.correspondence"
        lists={await loadNamedLists(['burialTypes', 'templateCategories', 'graveTypes'])}
      />
    ),
    offered: (screen) => screen.getByRole('tab', { name: 'Vorlagenkategorien' }),
  },
  {
    what: 'a tab beside the lists of a page',
    by: ['app/lists/list-page.tsx'],
    right: 'Process:List',
    part: (
      <ListPage
        title="nav.correspondence"
        lists={await loadNamedLists(['templates'])}
        more={[{ id: 'letters', label: 'letter.written', permission: 'Process:List', Content: NavList }]}
      />
    ),
    offered: (screen) => screen.getByRole('tab', { name: 'Geschriebene Briefe' }),
  },
  {
    what: 'a new template of letters',
    by: ['correspondence/templates/template-list.tsx'],
    right: 'Administration:CreateCorrespondenceTemplateOrCategory',
    part: <ListPage title="nav.correspondence" lists={await loadNamedLists(['templates'])} />,
    offered: button('Vorlage anlegen'),
  },
  {
    what: 'the templates of letters',
    by: ['correspondence/templates/template-list.tsx'],
    right: 'Administration:SelectCorrespondenceTemplate',
    part: (
      <ListPage title="nav.correspondence" lists={await loadNamedLists(['burialTypes', 'graveTypes', 'templates'])} />
    ),
    offered: (screen) => screen.getByRole('tab', { name: 'Vorlagen' }),
  },
  {
    what: 'the actions of a template of all houses',
    by: ['correspondence/templates/template-list.tsx'],
    right: 'Global:ManageTemplates',
    part: <ListTable name="globalTemplates" list={globalTemplateList} />,
    offered: button('Aktionen'),
  },
  {
    what: 'a template with a real process',
    by: ['correspondence/templates/template-fields.tsx'],
    right: 'Process:List',
    part: <ItemDrawer name="templates" list={templateList} itemId={12} />,
    offered: button('Mit einem Vorgang ansehen'),
  },
  {
    what: 'a new category of a template',
    by: ['correspondence/templates/category-source.ts'],
    right: 'Administration:CreateCorrespondenceTemplateOrCategory',
    part: <ItemDrawer name="templates" list={templateList} itemId={12} />,
    offered: link('Kategorie in neuem Tab anlegen'),
  },
  {
    what: 'a new category of a template of all houses',
    by: ['correspondence/templates/category-source.ts'],
    right: 'Global:ManageTemplates',
    part: <ItemDrawer name="globalTemplates" list={globalTemplateList} itemId={12} />,
    offered: link('Kategorie in neuem Tab anlegen'),
  },
  {
    what: 'writing for a process',
    by: ['correspondence/letters/use-may-write.ts'],
    right: 'Process:Create',
    part: <LettersTab process={process} />,
    offered: button('Brief schreiben'),
  },
  {
    what: 'choosing a template to write from',
    by: ['correspondence/letters/use-may-write.ts'],
    right: 'Administration:SelectCorrespondenceTemplate',
    part: <LettersTab process={process} />,
    offered: button('Brief schreiben'),
  },
  {
    what: 'a page in the menu',
    by: ['app/shell/menu/navigation.ts'],
    right: 'Process:List',
    part: <NavList />,
    offered: link('Vorgänge'),
  },
  {
    what: 'something below the plus',
    by: ['app/shell/menu/create-menu.tsx'],
    right: 'Process:Create',
    part: <CreateMenu />,
    opened: button('Anlegen'),
    offered: (screen) => screen.getByRole('menuitem', { name: 'Vorgang' }),
  },
  {
    what: 'a new process on the page of the day',
    by: ['dashboard/pages/day-actions.tsx'],
    right: 'Process:Create',
    part: <DayActions />,
    offered: button('Vorgang anlegen'),
  },
  {
    what: 'a first call on the page of the day',
    by: ['dashboard/pages/day-actions.tsx'],
    right: 'Process:Create',
    part: <DayActions />,
    offered: button('Erster Anruf'),
  },
  {
    what: 'the calls that are open',
    by: ['first-calls/open-calls-button.tsx'],
    right: 'Process:List',
    part: <OpenCallsButton />,
    offered: button('1 offener Anruf'),
    routes: { 'GET /first-calls': () => page([aFirstCall()]) },
  },
  {
    what: 'another call beside those that are open',
    by: ['first-calls/open-calls-button.tsx'],
    right: 'Process:Create',
    part: <OpenCallsButton />,
    opened: button('1 offener Anruf'),
    offered: (screen) => screen.getByRole('menuitem', { name: 'Neuer Anruf' }),
    routes: { 'GET /first-calls': () => page([aFirstCall()]) },
  },
  {
    what: 'persons who are known, beside a call',
    by: ['first-calls/known/known-persons.tsx'],
    right: 'Person:ListAndRead',
    part: <FirstCallForm call={aFirstCall()} onKept={nothing} onCompleted={nothing} onCancel={nothing} />,
    offered: (screen) => screen.getByRole('button', { name: /^Erna Schäfer.* nehmen$/ }),
    routes: { 'GET /persons': () => page([aPerson()]), 'GET /processes': () => page([]) },
  },
  {
    what: 'the provision of somebody who is known, beside a call',
    by: ['first-calls/known/known-persons.tsx'],
    right: 'Process:List',
    part: (
      <FirstCallForm
        call={aFirstCall({ deceasedFirstName: 'Karl', deceasedLastName: 'Muster' })}
        onKept={nothing}
        onCompleted={nothing}
        onCancel={nothing}
      />
    ),
    offered: (screen) => screen.getByText(/^.*Vorsorge · Vorgang \d+/).first(),
    routes: {
      'GET /persons': () => page([aPerson({ id: aProcess().deceasedPerson.id })]),
      'GET /processes': () => page([aProcess({ type: 'PROVISION' })]),
    },
  },
  {
    what: 'a column',
    by: ['kit/list/columns/use-columns.ts', 'kit/list/table/use-data-table.ts'],
    right: 'Process:List',
    part: <Shelf />,
    offered: (screen) => screen.getByRole('columnheader', { name: 'Nr.' }),
  },
  {
    what: 'the first one of an empty list',
    by: ['kit/list/table/table-notice.tsx'],
    right: 'Process:Create',
    part: (
      <TableEmpty
        hint={undefined}
        create={{ label: 'Sarg anlegen', permission: 'Process:Create', onCreate: nothing }}
      />
    ),
    offered: button('Sarg anlegen'),
  },
  {
    what: 'a filter',
    by: ['kit/list/table/use-data-table.ts'],
    right: 'Person:Delete',
    part: <Shelf />,
    offered: button('Ort'),
  },
  {
    what: 'what is done with several rows',
    by: ['kit/list/rows/use-row-facts.ts'],
    right: 'Person:Create',
    part: <Shelf />,
    offered: (screen) => screen.getByRole('checkbox', { name: /auswählen/ }),
  },
]

interface Way extends Pick<Offer, 'what' | 'by' | 'right'> {
  part: (open: () => void) => ReactNode
}

/** What opens when somebody clicks its row. */
export const ways: Way[] = [
  {
    what: 'a row of any table',
    by: ['kit/list/rows/use-row-facts.ts'],
    right: 'Person:ListAndRead',
    part: (open) => <Shelf onOpen={open} />,
  },
  {
    what: 'a person',
    by: ['persons/person-table.tsx'],
    right: 'Person:ListAndRead',
    part: (open) => <PersonTable onOpen={open} />,
  },
  {
    what: 'a process',
    by: ['processes/process-table.tsx'],
    right: 'Process:List',
    part: (open) => <ProcessTable onOpen={open} />,
  },
  {
    what: 'a process of a partner',
    by: ['processes/process-table.tsx'],
    right: 'Process:List',
    part: (open) => <ProcessTable onOpen={open} businessPartnerId={3} />,
  },
  {
    what: 'a partner',
    by: ['partners/partner-table.tsx'],
    right: 'BusinessPartner:Read',
    part: (open) => <PartnerTable onOpen={open} />,
  },
  {
    what: 'a partner below another one',
    by: ['partners/partner-table.tsx'],
    right: 'BusinessPartner:Read',
    part: (open) => <PartnerChildren partnerId={3} onOpen={open} />,
  },
]

function aPart() {
  return { id: 1, title: 'Kranz', done: false, comment: 'rot', businessPartnerId: 3, businessPartner: null }
}

/** What the server of these tests answers. */
export const serve = (routes: Offer['routes'] = {}) =>
  fakeServer({
    'GET /persons': () => page([aPerson()]),
    'GET /persons/11': () => answer(aPerson()),
    'GET /documents': () => page([aDocument()]),
    'GET /business-partners': () => page([partner]),
    'GET /business-partners/3/children': () => page([partner]),
    'GET /business-partner-imports': () =>
      page([{ ...stored, id: 1, fileName: 'a.csv', undone: false, created: 1, updated: 0 }]),
    'GET /person-imports': () => page([{ ...stored, id: 1, fileName: 'a.csv', undone: false, created: 1, updated: 0 }]),
    'GET /product-imports': () =>
      page([{ ...stored, id: 1, fileName: 'a.csv', undone: false, created: 1, updated: 0 }]),
    'GET /processes': () => page([process]),
    'GET /processes/100/persons': () => page([]),
    'GET /tasks': () => page([]),
    'GET /tasks/501': () => answer(aTask({ process: process as never, processId: process.id })),
    'GET /users': () => page([]),
    'GET /staff': () => page([aUser()]),
    'GET /users/31': () => answer(aUser()),
    'GET /users/31/absences': () => answer({ year: 2026, planned: 5 }),
    'GET /tenants/3': () => answer(aTenant()),
    'GET /tenants/3/domains': () => page([]),
    'GET /tenants': () => page([aTenant()]),
    'GET /user-groups': () => page([]),
    'GET /internal-users/77': () =>
      answer({
        ...stored,
        id: 77,
        firstName: 'Paula',
        lastName: 'Plattform',
        email: 'p@a.example',
        role: 'supporter',
        state: 'ACTIVE',
      }),
    'GET /task-templates/6': () => answer(aTaskTemplate()),
    'GET /user-group/4': () => answer({ ...stored, id: 4, name: 'Fahrdienst', userIds: [] }),
    'GET /burial-types': () => page([fire]),
    'GET /burial-types/2': () => answer(fire),
    'GET /notes': () => page([note]),
    'GET /branches': () => page([{ ...stored, id: 2, name: 'Niesky' }]),
    'GET /legal-entities/1': () => answer(aCompany()),
    'GET /legal-entities': () => page([{ ...stored, id: 1, name: 'Haus Abendrot' }]),
    'GET /document-sections': () => page([paper]),
    'GET /number-ranges': () => page([paper]),
    'GET /billing-due-rules': () => page([{ id: 1, processType: 'DEATH', dueForBillingInDays: 1, ...stored }]),
    'GET /accounting-document-templates': () =>
      page([{ id: 1, name: 'Briefbogen', allowedPrintModes: [], file: null, ...stored }]),
    'GET /accounts': () => page([{ ...fire, legalEntities: [], legalEntityBranches: [] }]),
    'GET /business-partner-types': () => page([fire]),
    'GET /template-categories': () => page([fire]),
    'GET /global-template-categories': () => page([fire]),
    'GET /templates': () => page([aTemplate()]),
    'GET /templates/12': () => answer(aTemplate()),
    'GET /global-templates': () => page([{ ...aTemplate(), tenants: 2 }]),
    'GET /global-templates/12': () => answer({ ...aTemplate(), tenants: 2 }),
    'GET /processes/100/correspondence': () => page([]),
    'GET /product-categories': () => page([fire]),
    'GET /product-categories/2': () => answer(fire),
    ...routes,
  })

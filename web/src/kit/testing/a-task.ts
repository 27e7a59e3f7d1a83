import type { Task, TaskTemplate } from '@pietas/contract/tasks'

const nobody = {
  dueDate: null,
  startDate: null,
  endDate: null,
  preparationTime: null,
  preparationType: null,
  address: null,
  destination: null,
  processId: null,
  noteId: null,
  complaintCauseId: null,
  complaintCause: null,
  carId: null,
  templateId: null,
  users: [],
  resources: [],
  car: null,
  template: null,
  description: null,
  process: null,
  subTasks: [],
  taskStatusLogs: [],
}

const maria = {
  id: 7,
  firstName: 'Maria',
  lastName: 'Kowalski',
  profilePictureDocumentAccessToken: null,
  deleted: false,
}

/** Maria's task to order flowers, of the first legal entity and without a process. */
export const aTask = (facts: Partial<Task> = {}): Task => ({
  id: 501,
  type: 'basic',
  status: 'OPEN',
  title: 'Blumen bestellen',
  legalEntityId: 1,
  userId: 7,
  user: maria,
  author: maria,
  ...nobody,
  deleted: false,
  version: 1,
  createdAt: '2026-11-06T08:00:00.000Z',
  updatedAt: '2026-11-06T08:00:00.000Z',
  createdBy: 7,
  updatedBy: 7,
  ...facts,
})

/** The standard task to report a death, made by itself for every case of death, of the first legal entity. */
export const aTaskTemplate = (facts: Partial<TaskTemplate> = {}): TaskTemplate => ({
  id: 6,
  name: 'Sterbefall anzeigen',
  shortName: 'STA',
  color: '#0f766e',
  type: 'basic',
  title: null,
  description: null,
  subTasks: [{ title: 'Bescheinigung beilegen' }],
  dueOffset: { anchor: 'DEATH', days: 3 },
  assigneeRule: 'DEFAULT',
  userId: null,
  preparationType: null,
  appliesTo: { processTypes: ['DEATH'], burialFormIds: [] },
  legalEntityIds: [1],
  deleted: false,
  version: 1,
  createdAt: '2026-11-06T08:00:00.000Z',
  updatedAt: '2026-11-06T08:00:00.000Z',
  createdBy: 7,
  updatedBy: 7,
  ...facts,
})

import type { Task } from '@pietas/contract/tasks'

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

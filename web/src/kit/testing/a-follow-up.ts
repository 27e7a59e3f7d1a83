import type { FollowUp, FollowUpCall, IncompleteCase } from '@pietas/contract/quality'

const karl = {
  id: 11,
  title: null,
  firstName: 'Karl',
  lastName: 'Muster',
  deceasedAt: '2026-09-20',
  deleted: false,
}

/** The case of Karl, whose widow is to be called. */
export const aFollowUp = (facts: Partial<FollowUp> = {}): FollowUp => ({
  id: 100,
  legalEntityId: 1,
  status: 'PAYED',
  funeralAt: '2026-10-01T09:00:00.000Z',
  deceasedPerson: karl,
  clientPerson: {
    id: 12,
    title: null,
    firstName: 'Erna',
    lastName: 'Muster',
    phone: '+4935814000',
    deceased: false,
    deceasedAt: null,
    deleted: false,
  },
  clientBusinessPartner: null,
  assignee: null,
  missedCount: 0,
  reachedCount: 0,
  lastCall: null,
  ...facts,
})

/** A call by Maria that reached the widow. */
export const aFollowUpCall = (facts: Partial<FollowUpCall> = {}): FollowUpCall => ({
  id: 61,
  processId: 100,
  calledOn: '2026-11-02',
  reached: true,
  satisfaction: 5,
  note: 'Sehr dankbar',
  author: { id: 7, firstName: 'Maria', lastName: 'Kowalski' },
  deleted: false,
  version: 1,
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  createdBy: 7,
  updatedBy: 7,
  ...facts,
})

/** The case of Karl, in which a checklist is late. */
export const anIncompleteCase = (facts: Partial<IncompleteCase> = {}): IncompleteCase => ({
  id: 100,
  legalEntityId: 1,
  type: 'DEATH',
  status: 'ACTIVE',
  deceasedPerson: karl,
  assignee: null,
  since: '2026-11-01T23:00:00.000Z',
  points: [
    {
      kind: 'OVERDUE',
      templateId: 6,
      title: 'Sterbefall anzeigen',
      taskId: 501,
      status: 'OPEN',
      dueDate: '2026-11-01T23:00:00.000Z',
      parts: ['Urkunden abholen'],
    },
  ],
  ...facts,
})

import type { DueAnchor, TaskTemplateFields } from '@pietas/contract/tasks'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { insertAll, insertInto, type Values } from '../../kit/db/write'

type Default = Pick<TaskTemplateFields, 'name' | 'shortName' | 'color' | 'type'> & {
  due: readonly [DueAnchor, number]
  parts?: readonly string[]
}

const insert = async (tx: Tx, values: Values): Promise<number> => {
  const row = await tx.row<{ id: number }>(sql`${insertInto('task_templates', 'm', values)} returning m.id`)
  return row?.id ?? 0
}

const list = (titles: readonly string[] = []) => titles.map((title) => ({ title }))

// None of them comes by itself: which cases that is to happen in is for each house to say.
/** What nearly every case of death asks for; what a house does otherwise it changes. */
const defaults: readonly Default[] = [
  {
    ...{ name: 'Sterbefall anzeigen', shortName: 'STA', color: '#0f766e', type: 'basic', due: ['DEATH', 3] },
    parts: [
      'Todesbescheinigung beilegen',
      'Personenstandsurkunden beilegen',
      'Beim Standesamt anzeigen',
      'Urkunden abholen',
    ],
  },
  {
    ...{
      name: 'Formalitäten nach dem Sterbefall',
      shortName: 'FOR',
      color: '#1d4ed8',
      type: 'basic',
      due: ['ORDER', 14],
    },
    parts: [
      'Krankenkasse abmelden',
      'Rente abmelden',
      'Vorschuss auf die Witwenrente beantragen',
      'Versicherungen anschreiben',
    ],
  },
  {
    ...{ name: 'Trauerfeier vorbereiten', shortName: 'TRF', color: '#7c3aed', type: 'work', due: ['FUNERAL', -2] },
    parts: ['Ablauf mit dem Redner abstimmen', 'Blumen bestätigen', 'Musik zusammenstellen', 'Träger einteilen'],
  },
  {
    ...{ name: 'Kremierung anmelden', shortName: 'KRE', color: '#b45309', type: 'basic', due: ['ORDER', 2] },
    parts: ['Willenserklärung unterschreiben lassen', 'Zweite Leichenschau beauftragen', 'Krematorium anmelden'],
  },
  {
    name: 'Angehörige anrufen',
    shortName: 'ANR',
    color: '#be185d',
    type: 'feedback',
    due: ['FUNERAL', 42],
  },
  { name: 'Traueranzeige abstimmen', shortName: 'ANZ', color: '#475569', type: 'basic', due: ['ORDER', 3] },
]

/** Fills the templates of a new tenant. Runs inside the tenant. @param entities the legal entities that offer them. */
export const insertDefaultTemplates = async (tx: Tx, entities: readonly number[]): Promise<void> => {
  for (const { due, parts, ...own } of defaults) {
    const [anchor, days] = due
    const id = await insert(tx, {
      ...own,
      isChecklist: parts !== undefined,
      subTasks: sql`${JSON.stringify(list(parts))}::jsonb`,
      dueOffset: { anchor, days },
      preparationType: own.type === 'work' ? 'FUNERAL_SERVICE' : null,
    })
    const offers = entities.map((legalEntityId) => ({ legalEntityId, taskTemplateId: id }))
    await insertAll(tx, 'offered_task_templates', ['legalEntityId', 'taskTemplateId'], offers)
  }
}

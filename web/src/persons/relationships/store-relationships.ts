import type { RelationshipChanges } from '@pietas/contract/persons'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { activeLegalEntityId } from '../../kit/session'

/** Says how a call went and lets everything that shows the person load again. */
async function tell<Answer>(what: 'create' | 'update' | 'delete', call: () => Promise<Answer>): Promise<Answer> {
  try {
    // Said in the words of the document when there is none.
    activeLegalEntityId()
    const answer = await call()
    toast.success(`person.components.relationship.messages.${what}-success`)
    await refresh('persons')
    return answer
  } catch (error) {
    toast.error(`person.components.relationship.messages.${what}-error`)
    throw error
  }
}

/** The calls about the relationships of a person. */
export const storeRelationships = {
  create: (personId: number, list: RelationshipChanges[], idempotencyKey: string) =>
    tell('create', () => client.relationships.create(personId, list, { idempotencyKey })),
  update: (personId: number, id: number, changes: RelationshipChanges, ifMatch: number | undefined) =>
    tell('update', () => client.relationships.update(personId, id, changes, ifMatch === undefined ? {} : { ifMatch })),
  delete: (id: number) => tell('delete', () => client.relationships.delete(id)),
}

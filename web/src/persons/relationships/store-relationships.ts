import type { RelationshipChanges, RelationshipDoubt } from '@pietas/contract/persons'
import { isProblem, refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { type Attempt, useInsist } from '../../kit/form'
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
    // Nothing has gone wrong: somebody is asked.
    if (!isProblem(error, 'DOUBTFUL_RELATIONSHIP')) toast.error(`person.components.relationship.messages.${what}-error`)
    throw error
  }
}

type Insisting = Attempt<'ignoreDoubts'>

/** The calls about the relationships of a person. What contradicts others is asked about by `useDoubts`. */
export const storeRelationships = {
  create: (personId: number, list: RelationshipChanges[], idempotencyKey: string, { options, keyOf }: Insisting) =>
    tell('create', () =>
      client.relationships.create(personId, list, { ...options, idempotencyKey: keyOf(idempotencyKey) }),
    ),
  update: (
    personId: number,
    id: number,
    changes: RelationshipChanges,
    ifMatch: number | undefined,
    { options }: Insisting,
  ) =>
    tell('update', () =>
      client.relationships.update(personId, id, changes, { ...options, ...(ifMatch === undefined ? {} : { ifMatch }) }),
    ),
  delete: (id: number) => tell('delete', () => client.relationships.delete(id)),
}

/** Keeps a relationship that contradicts others until somebody has said whether it is true all the same. */
export const useDoubts = () =>
  useInsist({
    code: 'DOUBTFUL_RELATIONSHIP',
    flag: 'ignoreDoubts',
    foundIn: ({ doubts }) => doubts as RelationshipDoubt[] | undefined,
  })

import { ApiProblem } from '@pietas/contract/kit/api-problem'
import type { Person, PersonDuplicate } from '@pietas/contract/persons'
import { useRef, useState } from 'react'
import { isProblem, refresh, showAtOnce } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { Abandoned, type Attempt, type SaveFacts, useInsist } from '../kit/form'
import { translate } from '../kit/i18n'
import { newPersonFieldsOf, type PersonValues, personFieldsOf } from './person-values'
import { findingAtField, relationshipChanges } from './relationships/relationship-values'
import { storeRelationships, useDoubts } from './relationships/store-relationships'

/** Stores a person; who may be the same one is shown first, and so is what a revived person would lose. */
export function useSavePerson(person: Person | undefined) {
  const { question, storeOrAsk } = useInsist({
    code: 'DUPLICATE',
    flag: 'ignoreDuplicates',
    foundIn: ({ duplicates }) => duplicates as PersonDuplicate[] | undefined,
    onRefused: () => toast.error('person.components.form.toaster.duplicate-error'),
  })
  const doubts = useDoubts()
  // The new person is stored and his relationships are not: the next save must not create him again.
  const [halfStored, setHalfStored] = useState(false)
  const created = useRef<Person>(undefined)
  // What was chosen in the dialog about duplicates, until the save that it belongs to has ended.
  const taken = useRef<number>(undefined)
  const mergedWith = useRef<number>(undefined)

  const store = (
    values: Partial<PersonValues>,
    facts: SaveFacts,
    { options, keyOf }: Attempt<'ignoreDuplicates'>,
  ): Promise<Person> => {
    if (person) {
      const ifMatch = facts.version ?? person.version
      return client.persons.update(person.id, personFieldsOf(values), { ...options, ifMatch })
    }
    if (created.current) return client.persons.update(created.current.id, personFieldsOf(values), options)
    return client.persons.create(newPersonFieldsOf(values), { ...options, idempotencyKey: keyOf(facts.idempotencyKey) })
  }

  /** The second call of a new person. */
  const relate = async (stored: Person, values: Partial<PersonValues>, { idempotencyKey }: SaveFacts) => {
    const list = (values.relationships ?? []).filter(({ leaving }) => !leaving).map(relationshipChanges)
    if (list.length === 0) return
    created.current = stored
    setHalfStored(true)
    try {
      await doubts.storeOrAsk((attempt) =>
        storeRelationships.create(stored.id, list, `${idempotencyKey}-relationships`, attempt),
      )
    } catch (error) {
      throw placedInForm(error)
    }
    setHalfStored(false)
  }

  const save = async (values: Partial<PersonValues>, facts: SaveFacts) => {
    if (person?.deceasedAt && values.deceased === false && !(await confirm(revival()))) throw new Abandoned()
    taken.current = undefined
    mergedWith.current = undefined
    const rollBack = person ? showAtOnce(['persons'], person.id, values) : undefined
    try {
      const stored = await storeOrAsk((attempt) => store(values, facts, attempt))
      if (!person) await relate(stored, values, facts)
      toast.success('person.components.form.toaster.success')
      void refresh('persons', 'processes')
      return stored
    } catch (error) {
      rollBack?.()
      // Nothing new is stored: who is there already is what was asked for.
      if (error instanceof Abandoned && taken.current) return client.persons.get(taken.current)
      throw error
    }
  }

  const failed = (error: unknown) => {
    // About the relationships everything has been said.
    if (!(error instanceof Abandoned) && !created.current) toast.error('person.components.form.toaster.error')
  }
  const asked = question && {
    ...question,
    updating: person !== undefined,
    onTake: (personId: number) => {
      taken.current = personId
      question.onAnswer(false)
    },
    onMerge: (personId: number) => {
      mergedWith.current = personId
      question.onAnswer(true)
    },
  }
  return { save, failed, question: asked, doubts: doubts.question, halfStored, mergedWith }
}

/** The findings at the fields of the list that was sent, where they stand in the form. */
function placedInForm(error: unknown): unknown {
  if (!isProblem(error)) return error
  const errors = error.problem.errors?.map((finding) => {
    const [row = '', ...field] = finding.field.split('.')
    const placed = findingAtField({ ...finding, field: field.join('.') })
    return { ...placed, field: `relationships.${row}.${placed.field}` }
  })
  return new ApiProblem({ ...error.problem, ...(errors ? { errors } : {}) })
}

const revival = () => ({
  title: translate('person.not-deceased.title'),
  description: translate('person.not-deceased.description'),
  confirm: translate('person.not-deceased.confirm'),
  destructive: true,
})

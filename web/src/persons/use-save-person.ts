import type { Person, PersonDuplicate } from '@pietas/contract/persons'
import { useState } from 'react'
import { isProblem, refresh, showAtOnce } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { Abandoned, type SaveFacts } from '../kit/form'
import { translate } from '../kit/i18n'
import { type PersonValues, personFieldsOf } from './person-values'

interface DuplicateQuestion {
  duplicates: PersonDuplicate[]
  updating: boolean
  onAnswer: (anyway: boolean) => void
}

/** Stores a person; who may be the same one is shown first, and so is what a revived person would lose. */
export function useSavePerson(person: Person | undefined) {
  const [question, setQuestion] = useState<DuplicateQuestion>()

  const askAnyway = (duplicates: PersonDuplicate[]): Promise<boolean> =>
    new Promise((resolve) => {
      const onAnswer = (anyway: boolean) => {
        setQuestion(undefined)
        resolve(anyway)
      }
      setQuestion({ duplicates, updating: person !== undefined, onAnswer })
    })

  const store = (values: Partial<PersonValues>, facts: SaveFacts, ignoreDuplicates: boolean): Promise<Person> => {
    const fields = personFieldsOf(values)
    const query = ignoreDuplicates ? { query: { ignoreDuplicates } } : {}
    if (person) return client.persons.update(person.id, fields, { ...query, ifMatch: facts.version ?? person.version })
    const key = ignoreDuplicates ? `${facts.idempotencyKey}-anyway` : facts.idempotencyKey
    return client.persons.create(fields as Person, { ...query, idempotencyKey: key })
  }

  const save = async (values: Partial<PersonValues>, facts: SaveFacts) => {
    if (person?.deceasedAt && values.deceased === false && !(await confirm(revival()))) throw new Abandoned()
    const rollBack = person ? showAtOnce(['persons'], person.id, values) : undefined
    try {
      const saved = await store(values, facts, false).catch(async (error: unknown) => {
        if (!isProblem(error, 'DUPLICATE')) throw error
        toast.error('person.components.form.toaster.duplicate-error')
        const anyway = await askAnyway((error.problem.duplicates ?? []) as PersonDuplicate[])
        if (!anyway) throw new Abandoned()
        return store(values, facts, true)
      })
      toast.success('person.components.form.toaster.success')
      void refresh('persons', 'processes')
      return saved
    } catch (error) {
      rollBack?.()
      throw error
    }
  }

  const failed = (error: unknown) => {
    if (!(error instanceof Abandoned)) toast.error('person.components.form.toaster.error')
  }
  return { save, failed, question }
}

const revival = () => ({
  title: translate('person.not-deceased.title'),
  description: translate('person.not-deceased.description'),
  confirm: translate('person.not-deceased.confirm'),
  destructive: true,
})

import Button from '@mui/material/Button'
import type { Person, Relationship } from '@pietas/contract/persons'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { Picker } from '../../kit/picker'
import { personSource } from '../source'
import { DoubtQuestion } from './doubt-question'
import { storeRelationships, useDoubts } from './store-relationships'

interface LinkPersonProps {
  person: Pick<Person, 'id'>
  relationship: Relationship
  /** Himself, and those who are related already. */
  without: readonly number[]
}

/** Somebody who was only mentioned is recorded meanwhile: links the relationship with that person. */
export function LinkPerson({ person, relationship, without }: LinkPersonProps) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const { question, storeOrAsk } = useDoubts()
  const link = async (relatedPersonId: number | null) => {
    if (relatedPersonId === null) return
    const changes = { relatedPersonId, relationshipWithoutPerson: false }
    // What went wrong has been said, and the choice stays open for another try.
    await storeOrAsk((attempt) => storeRelationships.update(person.id, relationship.id, changes, undefined, attempt))
      .then(() => setChoosing(false))
      .catch(() => undefined)
  }
  if (!choosing)
    return (
      <Button size="small" startIcon={<Link2 size={16} />} onClick={() => setChoosing(true)}>
        {t('person.relationship.link')}
      </Button>
    )
  return (
    <>
      <Picker
        label={t('person.relationship.relatedPersonId')}
        source={personSource({ without })}
        value={null}
        hasFocus
        onChange={(id) => void link(id)}
        // The question takes the focus, and its answer belongs here.
        onBlur={() => question || setChoosing(false)}
      />
      <DoubtQuestion question={question} />
    </>
  )
}

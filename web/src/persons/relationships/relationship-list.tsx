import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { span } from '../../kit/form'
import type { PersonValues } from '../person-values'
import { AddRelationship } from './add-relationship'
import { RelationshipDraftRow } from './relationship-draft-row'
import * as styles from './relationship-list.module.css'
import { noRelationship } from './relationship-values'

/** The relationships of a person who is not stored yet: they go with him, in a second call. */
export function RelationshipList() {
  const { control } = useFormContext<PersonValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'relationships' })
  return (
    <>
      <AddRelationship
        without={[]}
        onAdd={async (values) => append({ ...noRelationship, ...values }, { shouldFocus: false })}
      />
      {fields.length > 0 && <Rows ids={fields.map(({ id }) => id)} onRemove={remove} />}
    </>
  )
}

function Rows({ ids, onRemove }: { ids: string[]; onRemove: (index: number) => void }) {
  const drafts = useWatch<PersonValues, 'relationships'>({ name: 'relationships' })
  return (
    <ul className={`${span[6]} ${styles.relationshipList}`}>
      {ids.map((id, index) => {
        const draft = drafts[index]
        return draft && <RelationshipDraftRow key={id} index={index} draft={draft} onGone={() => onRemove(index)} />
      })}
    </ul>
  )
}

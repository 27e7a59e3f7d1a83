import Button from '@mui/material/Button'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { InnerForm, span, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { ofRelationship } from './of-relationship'
import { PersonFields } from './person-fields'
import {
  noRelationship,
  type RelationshipValues,
  relationshipFindings,
  relationshipSchema,
} from './relationship-values'

interface AddRelationshipProps {
  without: readonly number[]
  /** Takes the relationship; when it fails, what was chosen stays. */
  onAdd: (values: RelationshipValues, idempotencyKey: string) => Promise<unknown>
}

/** Chooses a person and what he is. It is empty again after the relationship has been taken. */
export function AddRelationship({ without, onAdd }: AddRelationshipProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const form = useRecordForm<RelationshipValues, unknown>({
    schema: relationshipSchema,
    rules: (values) => relationshipFindings(values, null),
    mode: 'update',
    quiet: true,
    values: noRelationship,
    save: (values, { idempotencyKey }) => onAdd({ ...noRelationship, ...values }, idempotencyKey),
    onSaved: () => {
      form.startOver(noRelationship)
      // Families are entered one after the other.
      place.current?.querySelector<HTMLElement>('input')?.focus()
    },
    onFailure: () => undefined,
  })
  return (
    <div ref={place} className={span[6]} data-add-relationship>
      <InnerForm form={form} fields={ofRelationship} title={t('person.relationship.add-title')}>
        <PersonFields like={null} without={without} />
        <Button variant="outlined" startIcon={<Plus size={18} />} onClick={() => void form.submit()}>
          {t('person.relationship.add')}
        </Button>
      </InnerForm>
    </div>
  )
}

import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { fullName, type Person, type Relationship } from '@pietas/contract/persons'
import { AutosaveSign, FieldArea, InnerForm, span, useFormMode, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { DoubtQuestion } from './doubt-question'
import { MarriageFields } from './marriage-fields'
import { ofRelationship } from './of-relationship'
import * as styles from './relationship-detail.module.css'
import {
  isMarital,
  type RelationshipValues,
  relationshipChanges,
  relationshipFindings,
  relationshipSchema,
  relationshipValues,
} from './relationship-values'
import { storeRelationships, useDoubts } from './store-relationships'
import { useTypeOptions } from './use-type-options'

const { SelectField } = ofRelationship

interface RelationshipDetailProps {
  person: Pick<Person, 'id' | 'dateOfBirth'>
  relationship: Relationship
  onOpenPerson?: ((personId: number) => void) | undefined
}

/** One relationship below its row. It stores itself, and can be read only where the other person owns it. */
export function RelationshipDetail({ person, relationship, onOpenPerson }: RelationshipDetailProps) {
  const { t } = useTranslation()
  const outer = useFormMode()
  const name = relationship.relatedPerson ? fullName(relationship.relatedPerson) : ''
  const { question, storeOrAsk } = useDoubts()
  const form = useRecordForm<RelationshipValues, Relationship>({
    schema: relationshipSchema,
    rules: (values) => relationshipFindings(values, relationship.inverse ? null : person.dateOfBirth),
    mode: outer === 'view' || relationship.inverse ? 'view' : 'update',
    autosave: true,
    values: relationshipValues(relationship),
    version: relationship.version,
    valuesOf: (current) => relationshipValues(current as Relationship),
    save: (values, { version }) =>
      storeOrAsk((attempt) =>
        storeRelationships.update(person.id, relationship.id, relationshipChanges(values), version, attempt),
      ),
    onFailure: () => undefined,
  })
  const type = relationship.maritalStatus ?? relationship.relationshipType
  const options = useTypeOptions(type)
  return (
    <FieldArea mode={form.mode} className={styles.relationshipDetail}>
      <InnerForm form={form} fields={ofRelationship} title={t('person.relationship.details', { name })}>
        <SelectField name="type" options={options} required />
        {isMarital(type) && <MarriageFields />}
        {form.saves && (
          <div className={isMarital(type) ? span[6] : `${span[4]} ${styles.relationshipSaved}`}>
            <AutosaveSign />
          </div>
        )}
      </InnerForm>
      <DoubtQuestion question={question} />
      {relationship.inverse && (
        <div className={styles.relationshipFoot}>
          <Typography variant="body2" color="textSecondary">
            {t('person.relationship.owned-by', { name })}
          </Typography>
          {onOpenPerson && (
            <Button size="small" onClick={() => onOpenPerson(relationship.personId)}>
              {t('person.relationship.open-owner', { name })}
            </Button>
          )}
        </div>
      )}
    </FieldArea>
  )
}

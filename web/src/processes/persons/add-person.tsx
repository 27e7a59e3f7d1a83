import Button from '@mui/material/Button'
import { fullName } from '@pietas/contract/persons'
import {
  type Process,
  type ProcessPerson,
  type ProcessPersonFields,
  processPersonFields,
} from '@pietas/contract/processes'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { FieldArea, fieldsOf, InnerForm, type RecordForm, span, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { personSource } from '../../persons'
import { useProcessOptions } from '../options'
import { noProcessPerson, type ProcessPersonDraft } from '../process-values'
import * as styles from './add-person.module.css'
import { storeProcessPersons } from './process-persons'
import { relatedSource } from './related-source'

const ofAdded = fieldsOf<AddValues>()('process-persons')

const { PickerField, SelectField, ToggleField } = ofAdded

type AddValues = ProcessPersonDraft & { scope: 'all' | 'related' }
const empty: AddValues = { ...noProcessPerson, scope: 'all' }

interface AddPersonProps {
  process: Process
  known: readonly ProcessPerson[]
}

/** Chooses a person and a role. It is empty again after the role has been given; on a failure everything stays. */
export function AddPerson({ process, known }: AddPersonProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const form = useRecordForm<AddValues, ProcessPerson>({
    schema: processPersonFields,
    mode: 'update',
    quiet: true,
    values: empty,
    save: (values, { idempotencyKey }) => {
      const { personId, role } = { ...empty, ...values }
      return storeProcessPersons.create(process.id, { personId, role } as ProcessPersonFields, idempotencyKey)
    },
    onSaved: () => {
      form.startOver({ ...empty, scope: form.hook.getValues('scope') })
      // Several people are entered one after the other.
      place.current?.querySelector<HTMLElement>('input[role=combobox]')?.focus()
    },
    onFailure: () => undefined,
  })
  return (
    <FieldArea ref={place} className={styles.addProcessPerson}>
      <InnerForm form={form} fields={ofAdded} title={t('process-persons.add-title')}>
        <Fields process={process} known={known} form={form} />
      </InnerForm>
    </FieldArea>
  )
}

function Fields({ process, known, form }: AddPersonProps & { form: RecordForm<AddValues> }) {
  const { t } = useTranslation()
  const roles = useProcessOptions('role')
  const [scope, role, personId] = useWatch<AddValues, ['scope', 'role', 'personId']>({
    name: ['scope', 'role', 'personId'],
  })
  const { isSubmitting } = useFormState()
  const without = known.filter((one) => one.role === role).map(({ person }) => person.id)
  const family = { id: process.id, name: fullName(process.deceasedPerson) }
  const source =
    scope === 'related' ? relatedSource(process.deceasedPersonId, without) : personSource({ process: family, without })
  const scopes = (['all', 'related'] as const).map((value) => ({ value, label: t(`process-persons.scope.${value}`) }))
  return (
    <>
      <ToggleField name="scope" options={scopes} />
      <PickerField name="personId" source={source} span={3} required />
      <SelectField name="role" options={roles} required />
      <Button
        className={span[1]}
        variant="outlined"
        startIcon={<Plus size={18} />}
        disabled={personId === null || role === null}
        loading={isSubmitting}
        onClick={() => void form.submit()}
      >
        {t('process-persons.add')}
      </Button>
    </>
  )
}

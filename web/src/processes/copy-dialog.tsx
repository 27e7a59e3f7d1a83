import { fullName } from '@pietas/contract/persons'
import { type CopiedPart, type Process, processCopy, processFields } from '@pietas/contract/processes'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { fieldsOf, Section, span, useRecordForm } from '../kit/form'
import { FormDialog } from '../kit/form/record/form-dialog'
import { useTranslation } from '../kit/i18n'
import { branchSource } from '../legal-entities'
import * as styles from './copy-dialog.module.css'
import { useProcessOptions } from './options'
import { checkClientOf, type ProcessValues } from './process-values'
import { ClientFields, type ClientValues } from './sections/client-fields'

const ofCopy = fieldsOf<CopyValues>()('process')

const { PickerField, SelectField, SwitchField } = ofCopy

const schema = processFields.pick({ recordingType: true, legalEntityBranchId: true })

const parts = {
  copiesCertificates: 'CERTIFICATES',
  copiesInformation: 'INFORMATION',
  copiesPersons: 'PERSONS',
  copiesPartners: 'PARTNERS',
  copiesPension: 'PENSION',
  copiesPortal: 'PORTAL',
} as const satisfies Record<string, CopiedPart>
const partNames = Object.keys(parts) as (keyof typeof parts)[]

type CopyValues = Pick<ProcessValues, keyof typeof schema.shape | keyof ClientValues> &
  Record<keyof typeof parts, boolean>

const valuesOf = (process: Process): CopyValues => ({
  recordingType: process.recordingType,
  legalEntityBranchId: process.legalEntityBranchId,
  clientAssociateType: process.clientBusinessPartnerId ? 'PARTNER' : 'PERSON',
  clientPersonId: process.clientPersonId,
  clientBusinessPartnerId: process.clientBusinessPartnerId,
  ...(Object.fromEntries(partNames.map((name) => [name, true])) as Record<keyof typeof parts, boolean>),
})

const copyOf = (values: Partial<CopyValues>) =>
  processCopy.parse({ ...values, takeOver: partNames.filter((name) => values[name]).map((name) => parts[name]) })

interface CopyDialogProps {
  process: Process
  onCopied: (copy: Process) => void
  onClose: () => void
}

/** Opens an additional process for a process. Only what often differs is asked, and what of the rest is taken over. */
export function CopyDialog({ process, onCopied, onClose }: CopyDialogProps) {
  const { t } = useTranslation()
  const recordings = useProcessOptions('recordingType')
  const form = useRecordForm<CopyValues, Process>({
    schema,
    rules: checkClientOf,
    mode: 'create',
    values: valuesOf(process),
    save: (values, { idempotencyKey }) => client.processes.copy(process.id, copyOf(values), { idempotencyKey }),
    onSaved: (copy) => {
      toast.success('process.components.form.create-success')
      void refresh('processes', 'persons')
      onClose()
      onCopied(copy)
    },
    onFailure: () => toast.error('process.components.form.create-error'),
  })
  return (
    <FormDialog
      form={form}
      fields={ofCopy}
      title={t('process.copy-title')}
      saveLabel={t('process.copy-submit')}
      onClose={onClose}
    >
      <Section>
        <p className={`${span[6]} ${styles.copyParent}`}>
          <strong className={styles.copyParentName}>
            {t('process.parent', { id: process.parentId ?? process.id })}: <bdi>{fullName(process.deceasedPerson)}</bdi>
          </strong>
          {t('process.copy-hint')}
        </p>
        <SelectField name="recordingType" options={recordings} span={3} required />
        <PickerField name="legalEntityBranchId" source={branchSource()} span={3} required />
        <ClientFields />
      </Section>
      <Section title={t('process.section.taken-over')}>
        {partNames.map((name) => (
          <SwitchField key={name} name={name} span={3} />
        ))}
      </Section>
    </FormDialog>
  )
}

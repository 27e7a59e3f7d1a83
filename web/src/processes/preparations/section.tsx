import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { noAddress } from '@pietas/contract/kit/address-line'
import {
  emptySection,
  type PreparationChanges,
  type PreparationSection,
  type ProcessPreparations,
  preparationSections,
} from '@pietas/contract/processes'
import { Eraser } from 'lucide-react'
import { useRef, useState } from 'react'
import { confirm, toast } from '../../kit/feedback'
import { AutosaveSign, FieldArea, Fold, type FormMode, InnerForm, span, useRecordForm } from '../../kit/form'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { type PreparationValues, preparationFields } from './facts'
import { FieldOfSection } from './field'
import { knownFields } from './known'
import { ofPreparation } from './of-preparation'
import * as styles from './section.module.css'

interface PreparationSectionProps {
  name: PreparationSection
  preparations: ProcessPreparations
  mode: Exclude<FormMode, 'create'>
  save: (changes: PreparationChanges, version?: number) => Promise<ProcessPreparations>
}

/** A section as the form holds it: there an address is its parts, known or not. */
const valuesOf = (name: PreparationSection, preparations: Partial<ProcessPreparations>): PreparationValues => {
  const values: PreparationValues = { ...(preparations[name] ?? emptySection(name)) }
  for (const { name: field, kind } of preparationFields[name]) if (kind === 'address') values[field] ??= noAddress
  return values
}

/** A section that can be folded up; it opens by itself when something is known in it. */
export function FoldedPreparation(props: PreparationSectionProps) {
  const { name, preparations } = props
  const { t } = useTranslation()
  const known = knownFields(name, preparations[name]).length
  const [open, setOpen] = useState(known > 0)
  const amount =
    known > 0 ? (
      <Chip size="small" label={t('preparations.known', { count: known })} />
    ) : (
      <span className={styles.preparationNothing}>{t('preparations.nothing')}</span>
    )
  return (
    <Fold
      title={t(`preparation.${name}` as MessageKey)}
      aside={amount}
      open={open}
      isEmpty={known === 0}
      onToggle={setOpen}
      className={styles.preparation}
    >
      <SectionForm {...props} known={known} />
    </Fold>
  )
}

function SectionForm({ name, preparations, mode, save, known }: PreparationSectionProps & { known: number }) {
  const { t } = useTranslation()
  const fields = useRef<HTMLDivElement>(null)
  const form = useRecordForm<PreparationValues, ProcessPreparations>({
    schema: preparationSections[name],
    mode,
    autosave: true,
    values: valuesOf(name, preparations),
    version: preparations.version,
    valuesOf: (current) => valuesOf(name, current as Partial<ProcessPreparations>),
    save: (values, { version }) => save({ [name]: values }, version),
    onFailure: () => toast.error('preparations.update-error'),
  })
  const clear = async () => {
    const sure = await confirm({
      title: t('preparations.clear-question'),
      confirm: t('common.delete'),
      destructive: true,
    })
    if (!sure) return
    try {
      // Shown by the version that comes back.
      await save({ [name]: null })
      // The button has nothing more to clear and goes; whoever works by keyboard begins the section anew.
      fields.current?.querySelector<HTMLElement>('input, button, [role=combobox]')?.focus()
    } catch {
      toast.error('preparations.update-error')
    }
  }
  return (
    <FieldArea ref={fields} mode={mode} className={styles.preparationFields}>
      <InnerForm form={form} fields={ofPreparation} title={t(`preparation.${name}` as MessageKey)}>
        {preparationFields[name].map((field) => (
          <FieldOfSection key={field.name} section={name} field={field} />
        ))}
        {form.saves && (
          <div className={`${span[6]} ${styles.preparationFoot}`}>
            <AutosaveSign />
            {known > 0 && (
              <Button size="small" color="inherit" startIcon={<Eraser size={16} />} onClick={() => void clear()}>
                {t('preparations.clear')}
              </Button>
            )}
          </div>
        )}
      </InnerForm>
    </FieldArea>
  )
}

import Alert from '@mui/material/Alert'
import { useFormContext } from 'react-hook-form'
import { Section, span } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { ofProcess } from '../of-process'
import type { ProcessValues } from '../process-values'
import { parentSource } from '../source'

const { PickerField } = ofProcess

/** The parent brings its deceased person and everything else along. */
export function ParentSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('process.section.parent')}>
      <ParentField />
      <Alert severity="info" variant="outlined" className={span[6]}>
        {t('process.parent-hint')}
      </Alert>
    </Section>
  )
}

/** The process above, whose deceased person is also the one of this process. */
export function ParentField() {
  const { setValue } = useFormContext<ProcessValues>()
  return (
    <PickerField
      name="parentId"
      source={parentSource()}
      onChoose={(parent) => setValue('deceasedPersonId', parent?.deceasedPerson.id ?? null, { shouldDirty: true })}
      span={6}
      required
    />
  )
}

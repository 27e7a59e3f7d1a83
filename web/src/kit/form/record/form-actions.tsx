import Button from '@mui/material/Button'
import { Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from '../../i18n'
import { shortcutLabel } from '../../shortcut'
import { Tooltip } from '../../tooltip'
import { AutosaveSign } from './autosave-sign'
import { useFormFacts } from './form-context'

const saving = { loadingPosition: 'start', startIcon: <Save size={18} /> } as const

interface FormActionsProps {
  onCancel?: (() => void) | undefined
  /** What is done, where that is more than saving; it has no sign, because that of saving would be wrong. */
  saveLabel?: string | undefined
  /** What stands between the two: cancelling comes first, so that nothing moves below a press when it goes. */
  children?: ReactNode
}

/** Save with its shortcut, and a way out. In view mode only the way out is left. */
export function FormActions({ onCancel, saveLabel, children }: FormActionsProps) {
  const { t } = useTranslation()
  const { form } = useFormFacts()
  const { isSubmitting } = useFormState()
  const viewing = form.mode === 'view'
  return (
    <>
      {onCancel && (
        <Button color="inherit" onClick={onCancel}>
          {t(viewing || form.saves ? 'common.close' : 'common.cancel')}
        </Button>
      )}
      {form.saves && <AutosaveSign />}
      {children}
      {!viewing && !form.saves && (
        <Tooltip describeChild title={t('form.save-hint', { shortcut: shortcutLabel('save') })}>
          <Button type="submit" variant="contained" loading={isSubmitting} {...(saveLabel ? {} : saving)}>
            {saveLabel ?? t('common.save')}
          </Button>
        </Tooltip>
      )}
    </>
  )
}

import Typography from '@mui/material/Typography'
import { Check, CloudAlert, LoaderCircle } from 'lucide-react'
import { useTranslation } from '../../i18n'
import { useFormFacts } from './form-context'
import type { AutosaveState } from './use-autosave'

const icons = { saving: LoaderCircle, saved: Check, error: CloudAlert } satisfies Record<AutosaveState, unknown>

/** Says how the latest change fares in a form that saves by itself. */
export function AutosaveSign() {
  const { t } = useTranslation()
  const { autosave, rollsBack } = useFormFacts().form
  const failed = rollsBack ? 'form.autosave.taken-back' : 'form.autosave.error'
  const Icon = autosave && icons[autosave]
  return (
    <Typography
      role="status"
      variant="body2"
      color={autosave === 'error' ? 'error' : 'textSecondary'}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}
    >
      {Icon && <Icon size={16} aria-hidden />}
      {autosave && t(autosave === 'error' ? failed : `form.autosave.${autosave}`)}
    </Typography>
  )
}

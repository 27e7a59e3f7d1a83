import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslation } from '../kit/i18n'

/** The second step of a sign-in: a code of the app, or one for recovery. */
export function CodeInput({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { t } = useTranslation()
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('session.sign-in.otp-hint')}
      </Typography>
      <TextField
        label={t('session.sign-in.otp')}
        size="medium"
        required
        autoFocus
        value={value}
        onChange={({ target }) => onChange(target.value.trim())}
        slotProps={{ htmlInput: { autoComplete: 'one-time-code', maxLength: 40 } }}
      />
    </>
  )
}

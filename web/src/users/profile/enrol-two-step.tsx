import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { useTranslation } from '../../kit/i18n'
import { failureText, reloadSession } from '../../session'

export interface Enrolment {
  secret: string
  qrCode: string
}

interface ConfirmCodeProps {
  enrolment: Enrolment
  onConfirmed: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** Shows the secret to the app on the phone, and asks for the first code as a proof. */
export function ConfirmCode({ enrolment, onConfirmed, onCancel }: ConfirmCodeProps) {
  const { t } = useTranslation()
  const [otp, setOtp] = useState('')
  const [failure, setFailure] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const { recoveryCodes } = await client.session.confirmTotp({ otp })
      onConfirmed(recoveryCodes)
      void reloadSession()
    } catch (error) {
      const wrong =
        isProblem(error, 'INVALID_CREDENTIALS') || isProblem(error, 'INVALID_INPUT') || isProblem(error, 'CONFLICT')
      setFailure(wrong ? t('profile.mfa.wrong-code') : failureText(error))
    }
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, p: 'var(--inset)' }}>
      <Typography variant="body2">{t('profile.mfa.scan')}</Typography>
      <Box
        component="img"
        src={enrolment.qrCode}
        alt={t('profile.mfa.qr')}
        sx={{ width: 192, height: 192, borderRadius: 2, bgcolor: '#fff', p: 1 }}
      />
      <Typography variant="body2" color="textSecondary">
        {t('profile.mfa.secret')}
        <Box component="code" sx={{ display: 'block', mt: 0.5, color: 'text.primary', overflowWrap: 'anywhere' }}>
          {enrolment.secret}
        </Box>
      </Typography>
      <TextField
        label={t('profile.mfa.code')}
        required
        autoFocus
        value={otp}
        error={failure !== undefined}
        helperText={failure}
        onChange={({ target }) => setOtp(target.value.replace(/\s/g, ''))}
        slotProps={{ htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 10 } }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1 }}>
        <Button color="inherit" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {t('profile.mfa.confirm')}
        </Button>
      </Box>
    </Box>
  )
}

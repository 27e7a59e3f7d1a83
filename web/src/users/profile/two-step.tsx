import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { DisableTwoStep } from './disable-two-step'
import { ConfirmCode, type Enrolment } from './enrol-two-step'
import { RecoveryCodes } from './recovery-codes'
import { StartTwoStep } from './start-two-step'

/** Turns the sign-in in two steps on and off. */
export function TwoStep() {
  const { t } = useTranslation()
  const { me } = useSession()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  const demanded = me.tenants.some((tenant) => tenant.legalEntities.some((entity) => entity.mfaRequired))
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(undefined)} />
  if (me.user.mfaEnrolled) return <DisableTwoStep />
  if (enrolment) {
    const confirmed = (codes: string[]) => {
      setRecoveryCodes(codes)
      setEnrolment(undefined)
    }
    return <ConfirmCode enrolment={enrolment} onConfirmed={confirmed} onCancel={() => setEnrolment(undefined)} />
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 'var(--inset)', justifyItems: 'start' }}>
      {demanded && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {t('profile.mfa.required')}
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('profile.mfa.about')}
      </Typography>
      <StartTwoStep onStarted={setEnrolment} />
    </Box>
  )
}

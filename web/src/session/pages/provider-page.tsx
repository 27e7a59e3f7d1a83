import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { isProblem } from '../../kit/api'
import { useTranslation } from '../../kit/i18n'
import { AuthFrame, failureText } from '..'
import { startSession } from '../calls'
import { CodeInput } from '../code-input'
import { goOn } from '../go-on'
import { type CameBack, providerCalls } from '../provider-calls'
import { BackToSignIn } from './back-to-sign-in'

// An answer counts once; a page that is shown twice must not send it twice.
let underWay: { answer: string; coming: Promise<CameBack> } | undefined

const finished = (answer: string): Promise<CameBack> => {
  if (underWay?.answer !== answer) underWay = { answer, coming: providerCalls.finish(answer) }
  return underWay.coming
}

/** Where an identity provider sends the browser back to: it signs in, or asks for the second step first. */
export function ProviderPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const [state, setState] = useState<'coming' | 'code' | { failure: string }>('coming')
  const [otp, setOtp] = useState('')
  const [wrong, setWrong] = useState<string>()
  const enter = async ({ me, to }: CameBack) => {
    await startSession(me)
    goOn(router, to)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what stood in the address when the browser came
  useEffect(() => {
    const answer = location.search
    finished(answer || '?').then(enter, (error: unknown) => {
      if (isProblem(error, 'OTP_REQUIRED')) return setState('code')
      setState({ failure: failureText(error) })
    })
  }, [])
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await enter(await providerCalls.confirm(otp))
    } catch (error) {
      if (isProblem(error, 'PROVIDER_REFUSED')) return setState({ failure: failureText(error) })
      setWrong(failureText(error, true))
    }
  }
  return (
    <AuthFrame title={t('session.sign-in.title')}>
      {state === 'coming' && <Box role="status">{t('session.provider.coming')}</Box>}
      {state === 'code' && (
        <Box component="form" onSubmit={confirm} sx={{ display: 'grid', gap: 2.5 }}>
          {wrong && <Alert severity="error">{wrong}</Alert>}
          <CodeInput value={otp} onChange={setOtp} />
          <Button type="submit" variant="contained" size="large">
            {t('session.sign-in.otp-submit')}
          </Button>
        </Box>
      )}
      {typeof state === 'object' && <Alert severity="error">{state.failure}</Alert>}
      {state !== 'coming' && <BackToSignIn primary={state !== 'code'} />}
    </AuthFrame>
  )
}

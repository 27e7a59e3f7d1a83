import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import type { ProviderWay } from '@pietas/contract/session'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../kit/i18n'
import { failureText } from './failure-text'
import { elsewhere, providerCalls } from './provider-calls'

interface ProviderButtonsProps {
  providers: readonly ProviderWay[]
  /** Where the way goes on afterwards. */
  to: string
}

/** One button for each identity provider by which somebody may sign in here. */
export function ProviderButtons({ providers, to }: ProviderButtonsProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<string>()
  if (providers.length === 0) return null
  const go = async (key: string) => {
    setBusy(key)
    setFailure(undefined)
    try {
      elsewhere.go((await providerCalls.start(key, to)).url)
    } catch (error) {
      setBusy(undefined)
      setFailure(failureText(error))
    }
  }
  return (
    <>
      <Divider>{t('session.provider.or')}</Divider>
      {failure && <Alert severity="error">{failure}</Alert>}
      {providers.map(({ key, name }) => (
        <Button
          key={key}
          variant="outlined"
          size="large"
          startIcon={<LogIn size={18} aria-hidden />}
          loading={busy === key}
          disabled={busy !== undefined}
          onClick={() => void go(key)}
        >
          {name ? t('session.provider.by', { name }) : t('session.provider.usual')}
        </Button>
      ))}
    </>
  )
}

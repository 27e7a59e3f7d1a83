import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { askServer, ConnectionLost, useConnection } from '../kit/api'
import { EmptyState } from '../kit/feedback'
import { useTranslation } from '../kit/i18n'
import { PartMissing } from '../kit/loading/missing-part'
import { Failed } from '../kit/page/failed'

/** A page that came to nothing: it tries again by itself where only the server was away. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const isForLackOfServer = error instanceof ConnectionLost || error instanceof PartMissing
  return isForLackOfServer ? <WithoutServer /> : <Failed />
}

function WithoutServer() {
  const { t } = useTranslation()
  const router = useRouter()
  const isThere = useConnection()
  const [wasAway, setWasAway] = useState(!isThere)
  useEffect(askServer, [])
  useEffect(() => {
    if (!isThere) setWasAway(true)
    else if (wasAway) void router.invalidate()
  }, [isThere, wasAway, router])
  // The server answers, and does not have what was asked for: it is that of a newer release.
  if (isThere && !wasAway) return <Failed />
  return (
    <div role="alert">
      <EmptyState
        isPage
        icon={<WifiOff size={32} aria-hidden />}
        title={t('page.without-server')}
        hint={t('page.without-server-hint')}
      />
    </div>
  )
}

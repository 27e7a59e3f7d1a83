import type { Demands } from '@pietas/contract/kit/access'
import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../feedback'
import { loadTexts, useTranslation } from '../i18n'
import { whenIdle } from '../loading'
import { useHindrance, useSession } from '../session'
import { HomeButton } from './home-button'
import { useDocumentTitle } from './use-document-title'

const NoAccess = whenIdle(async () => {
  await loadTexts(['users/rights'])
  return (await import('./no-access')).NoAccess
})

interface PageGateProps {
  page: Demands
  children: ReactNode
}

/** Lets nobody to a page who lacks what it needs, and says what that is; the server refuses anyway. */
export function PageGate({ page, children }: PageGateProps) {
  const hindrance = useHindrance()
  const found = hindrance(page)
  if (!found) return children
  if (found.kind === 'tenant' || found.kind === 'entity') return <NoEntity action={<HomeButton />} />
  return <NoAccess hindrance={found} />
}

/** Where there is nothing to work in yet. @param action what can be done all the same. */
export function NoEntity({ action }: { action?: ReactNode }) {
  const { t } = useTranslation()
  const { me, tenant } = useSession()
  // People of the platform belong to no company: they enter a tenant first.
  const [title, hint] =
    me.platformRole !== null && !tenant
      ? ([t('page.no-tenant'), t('page.no-tenant-hint')] as const)
      : ([t('page.no-entity'), t('page.no-entity-hint')] as const)
  useDocumentTitle(title)
  return <EmptyState isPage icon={<Building2 size={32} aria-hidden />} title={title} hint={hint} action={action} />
}

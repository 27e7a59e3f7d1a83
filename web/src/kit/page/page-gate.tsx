import type { Demands } from '@pietas/contract/kit/access'
import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../feedback'
import { loadTexts, useTranslation } from '../i18n'
import { whenIdle } from '../loading'
import { useHindrance } from '../session'
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
  return found.kind === 'entity' ? <NoEntity action={<HomeButton />} /> : <NoAccess hindrance={found} />
}

/** Where there is nothing to work in yet. @param action what can be done all the same. */
export function NoEntity({ action }: { action?: ReactNode }) {
  const { t } = useTranslation()
  useDocumentTitle(t('page.no-entity'))
  return (
    <EmptyState
      isPage
      icon={<Building2 size={32} aria-hidden />}
      title={t('page.no-entity')}
      hint={t('page.no-entity-hint')}
      action={action}
    />
  )
}

import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../feedback'
import { loadTexts, useTranslation } from '../i18n'
import { whenIdle } from '../loading'
import { useMaybeSession, usePermissions } from '../session'
import type { PageFacts } from './facts'
import { useDocumentTitle } from './use-document-title'

const NoAccess = whenIdle(async () => {
  await loadTexts(['users/rights'])
  return (await import('./no-access')).NoAccess
})

interface PageGateProps {
  page: Pick<PageFacts, 'permission' | 'level' | 'needsEntity'>
  children: ReactNode
}

/** Lets nobody to a page who lacks the right or the legal entity that it needs; the server refuses anyway. */
export function PageGate({ page: { permission, level, needsEntity }, children }: PageGateProps) {
  const may = usePermissions()
  const session = useMaybeSession()
  const rights = permission ? [permission].flat() : []
  if (rights[0] && !rights.some((right) => may(right, level))) return <NoAccess permission={rights[0]} />
  if (needsEntity && !session?.legalEntity) return <NoEntity />
  return children
}

/** Where there is nothing to work in yet. */
export function NoEntity() {
  const { t } = useTranslation()
  useDocumentTitle(t('page.no-entity'))
  return (
    <EmptyState
      isPage
      icon={<Building2 size={32} aria-hidden />}
      title={t('page.no-entity')}
      hint={t('page.no-entity-hint')}
    />
  )
}

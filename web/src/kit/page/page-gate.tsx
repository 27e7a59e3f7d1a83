import type { Permission } from '@pietas/contract/kit'
import { Building2, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../feedback'
import { isMessageKey, useTranslation } from '../i18n'
import { useMaybeSession, usePermissions } from '../session'
import type { PageFacts } from './facts'
import { HomeButton } from './home-button'
import { useDocumentTitle } from './use-document-title'

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

/** Says which right is missing, and nothing about what lies behind it. */
function NoAccess({ permission }: { permission: Permission }) {
  const { t } = useTranslation()
  const key = `right.${permission}`
  const right = isMessageKey(key) ? t(key) : permission
  useDocumentTitle(t('page.no-access'))
  return (
    <EmptyState
      isPage
      icon={<LockKeyhole size={32} aria-hidden />}
      title={t('page.no-access')}
      hint={t('page.no-access-hint', { right })}
      action={<HomeButton />}
    />
  )
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

import type { Permission } from '@pietas/contract/kit'
import type { Hindrance } from '@pietas/contract/kit/access'
import { LockKeyhole } from 'lucide-react'
import { EmptyState } from '../feedback'
import { useTranslation } from '../i18n'
import { HomeButton } from './home-button'
import { useDocumentTitle } from './use-document-title'

/** Says which right is missing, and nothing about what lies behind it. */
export function MissingRight({ permission, isPage = false }: { permission: Permission; isPage?: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      isPage={isPage}
      icon={<LockKeyhole size={32} aria-hidden />}
      title={t('page.no-access')}
      hint={t('page.no-access-hint', { right: t(`right.${permission}`) })}
      action={isPage && <HomeButton />}
    />
  )
}

const reasons = {
  role: 'page.other-role',
  tenant: 'page.no-billing',
  tenantAndLegalEntity: 'page.no-billing-here',
} as const

/** Instead of a page: what kind of thing is in the way, and nothing about what lies behind it. */
export function NoAccess({ hindrance }: { hindrance: Exclude<Hindrance, { kind: 'tenant' | 'entity' }> }) {
  const { t } = useTranslation()
  const isBilling = hindrance.kind === 'billing'
  const title = t(isBilling ? 'page.not-available' : 'page.no-access')
  useDocumentTitle(title)
  if (hindrance.kind === 'right') return <MissingRight permission={hindrance.right} isPage />
  return (
    <EmptyState
      isPage
      icon={<LockKeyhole size={32} aria-hidden />}
      title={title}
      hint={t(reasons[isBilling ? hindrance.level : 'role'])}
      action={<HomeButton />}
    />
  )
}

import type { Permission } from '@pietas/contract/kit'
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

/** Instead of a page. */
export function NoAccess({ permission }: { permission: Permission }) {
  const { t } = useTranslation()
  useDocumentTitle(t('page.no-access'))
  return <MissingRight permission={permission} isPage />
}

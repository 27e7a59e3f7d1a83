import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Permission } from '@pietas/contract/kit'
import { Link } from '@tanstack/react-router'
import { Building2, Compass, LockKeyhole } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { EmptyState } from '../../../kit/feedback'
import { isMessageKey, useTranslation } from '../../../kit/i18n'
import { useMaybeSession, usePermissions } from '../../../kit/session'

import './page.css'
import './print.css'

interface PageProps {
  title: string
  /** Any one of several will do. */
  permission?: Permission | readonly Permission[]
  needsEntity?: boolean
  /** A state beside the title. */
  badge?: ReactNode
  /** Buttons at the end of the title line. */
  actions?: ReactNode
  /** The page is about one record: no part of it is wider than the form. */
  isRecord?: boolean
  children: ReactNode
}

/** The frame of a page: title, actions, and the refusal when a right is missing. */
export function Page({ title, permission, needsEntity = false, badge, actions, isRecord, children }: PageProps) {
  const may = usePermissions()
  const session = useMaybeSession()
  useDocumentTitle(title)
  const rights = permission ? [permission].flat() : []
  if (rights[0] && !rights.some((right) => may(right))) return <NoAccess permission={rights[0]} />
  if (needsEntity && !session?.legalEntity) return <NoEntity />
  const whole = (
    <>
      <div className="page-head">
        <div className="page-title">
          <Typography variant="h1" dir="auto" title={title}>
            {title}
          </Typography>
          {badge}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </>
  )
  return isRecord ? <div className="page-measured">{whole}</div> : whole
}

function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Pietas`
  }, [title])
}

function HomeButton() {
  const { t } = useTranslation()
  return (
    <Button component={Link} to="/" variant="outlined">
      {t('page.home')}
    </Button>
  )
}

/** Says which right is missing, and nothing about what lies behind it. */
export function NoAccess({ permission }: { permission: Permission }) {
  const { t } = useTranslation()
  const key = `right.${permission}`
  const right = isMessageKey(key) ? t(key) : permission
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

function NoEntity() {
  const { t } = useTranslation()
  return (
    <EmptyState
      isPage
      icon={<Building2 size={32} aria-hidden />}
      title={t('page.no-entity')}
      hint={t('page.no-entity-hint')}
    />
  )
}

/** Without a title it stands for a whole page; with one it is what a page has to say. */
export function NotFound({ title }: { title?: string }) {
  const { t } = useTranslation()
  const heading = title ?? t('page.not-found')
  useDocumentTitle(heading)
  return (
    <EmptyState
      isPage={title === undefined}
      icon={<Compass size={32} aria-hidden />}
      title={heading}
      {...(title ? {} : { hint: t('page.not-found-hint') })}
      action={<HomeButton />}
    />
  )
}

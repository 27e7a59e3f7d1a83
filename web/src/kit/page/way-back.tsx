import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from '../i18n'
import * as styles from './page.module.css'

/** The list that a record belongs to. */
export interface ListAbove {
  to: NonNullable<LinkProps['to']>
  label: string
}

/** Where a record stands: below which list, and what it is called. */
export function WayBack({ list, title }: { list: ListAbove; title: string }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('page.way-back')} className={styles.wayBack} data-screen-only>
      <ol>
        <li>
          {/* The list is not where somebody is. */}
          <Link to={list.to} activeOptions={{ exact: true }}>
            {list.label}
          </Link>
          <ChevronRight size={14} aria-hidden className="mirrored" />
        </li>
        <li aria-current="page" dir="auto" title={title}>
          {title}
        </li>
      </ol>
    </nav>
  )
}

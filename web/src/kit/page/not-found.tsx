import { Compass } from 'lucide-react'
import { EmptyState } from '../feedback'
import { useTranslation } from '../i18n'
import { HomeButton } from './home-button'
import { useDocumentTitle } from './use-document-title'

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

import type { Notification, NotificationType } from '@pietas/contract/notifications'
import { ListPlus, type LucideIcon, Megaphone, MessageSquare, PackageMinus, PackageX } from 'lucide-react'
import { useTranslation } from '../kit/i18n'
import { Ago } from '../kit/time'
import * as styles from './notification-drawer.module.css'

const icons: Record<NotificationType, LucideIcon> = {
  GENERAL: MessageSquare,
  NEW_TASK: ListPlus,
  NEW_ANNOUNCEMENT: Megaphone,
  PRODUCT_MIN_STOCK: PackageMinus,
  PRODUCT_MINUS_STOCK: PackageX,
}

/** One notification: what it is, what it says, how long ago it was. */
export function NotificationItem({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { t } = useTranslation()
  const { type, title, message, isRead, createdAt } = notification
  const Icon = icons[type]
  return (
    <li>
      <button type="button" className={styles.notificationItem} data-unread={!isRead} onClick={onOpen}>
        <Icon size={20} aria-hidden />
        <span className={styles.notificationWords}>
          <span className={styles.notificationTitle}>
            {title}
            {!isRead && <span className="visually-hidden">, {t('notification.unread')}</span>}
          </span>
          <span className={styles.notificationMessage} dir="auto">
            {message}
          </span>
          <span className={styles.notificationTime}>
            <Ago instant={createdAt} />
          </span>
        </span>
      </button>
    </li>
  )
}

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { WayIn as Link } from '@pietas/contract/session'
import { Copy, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../kit/commands/copying'
import { toast } from '../../kit/feedback'
import { formatInstant, useTranslation } from '../../kit/i18n'
import { staffRefusal } from './change-staff'
import * as styles from './way-in.module.css'

interface WayInProps {
  /** Somebody who has chosen a password already gets a link for another one. */
  isInvited: boolean
  ask: () => Promise<Link>
}

/** Where no mails leave the house: the link that somebody signs in by, to be handed over in another way. */
export function WayIn({ isInvited, ask }: WayInProps) {
  const { t } = useTranslation()
  const [link, setLink] = useState<Link>()
  const [asking, setAsking] = useState(false)
  const show = async () => {
    setAsking(true)
    try {
      setLink(await ask())
    } catch (error) {
      toast.error(staffRefusal(error, 'user.way-in-failed'))
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className={styles.wayIn}>
      <Button size="small" startIcon={<KeyRound size={18} />} loading={asking} onClick={() => void show()}>
        {t(isInvited ? 'user.way-in' : 'user.way-in-anew')}
      </Button>
      {link && (
        <Alert
          severity="info"
          action={
            <Button size="small" startIcon={<Copy size={18} />} onClick={() => copyText(link.link)}>
              {t('user.way-in-copy')}
            </Button>
          }
        >
          {t('user.way-in-hint', { until: formatInstant(link.expiresAt) })}
          <input
            className={styles.wayInLink}
            readOnly
            dir="ltr"
            aria-label={t('user.way-in-link')}
            value={link.link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Alert>
      )}
    </div>
  )
}

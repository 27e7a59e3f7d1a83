import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import { CalendarOff, CalendarSync, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText, useCommands } from '../../kit/commands'
import { formatInstant, useTranslation } from '../../kit/i18n'
import * as styles from './calendar-feed.module.css'
import { useOwnFeed } from './use-own-feed'

/** The address by which other calendar programs show the own tasks: made, made anew, ended. */
export function CalendarFeed() {
  const { t } = useTranslation()
  const { feed, address, make, end } = useOwnFeed()
  const [chosen, setChosen] = useState<boolean>()
  const withNames = chosen ?? feed?.withNames ?? false
  const making = {
    id: 'feed-make',
    label: t(feed?.exists ? 'feed.renew' : 'feed.make'),
    icon: CalendarSync,
    run: () => void make(withNames),
    quiet: true,
  }
  const ending = { id: 'feed-end', label: t('feed.end'), icon: CalendarOff, run: () => void end(), quiet: true }
  useCommands(t('feed.title'), feed ? [making, ...(feed.exists ? [ending] : [])] : [])
  if (!feed) return <Skeleton variant="rectangular" className={styles.waiting} />
  return (
    <div className={styles.feed}>
      <p>{t('feed.about')}</p>
      <div>
        <FormControlLabel
          label={t('feed.names')}
          control={<Switch checked={withNames} onChange={(_, on) => setChosen(on)} />}
        />
        <p className={styles.hint}>{t('feed.names-hint')}</p>
      </div>
      {address && <MadeAddress address={address} />}
      {feed.exists && !address && (
        <p className={styles.hint}>
          {t(feed.withNames ? 'feed.exists-names' : 'feed.exists', { when: formatInstant(feed.createdAt) })}
        </p>
      )}
      <div className={styles.ways}>
        <Button variant="outlined" startIcon={<CalendarSync size={18} />} onClick={making.run}>
          {making.label}
        </Button>
        {feed.exists && (
          <Button color="error" onClick={ending.run}>
            {ending.label}
          </Button>
        )}
      </div>
    </div>
  )
}

function MadeAddress({ address }: { address: string }) {
  const { t } = useTranslation()
  return (
    <Alert severity="warning" className={styles.made}>
      <p>{t('feed.once')}</p>
      <code>{address}</code>
      <Button size="small" startIcon={<Copy size={16} />} onClick={() => copyText(address)}>
        {t('feed.copy')}
      </Button>
    </Alert>
  )
}

import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import { type NotificationChoice, notificationTypes } from '@pietas/contract/notifications'
import { toast } from '../kit/feedback'
import { joinParts, useTranslation } from '../kit/i18n'
import { useSession } from '../kit/session'
import { mayNotify } from './browser-permission'
import * as styles from './notification-choices.module.css'
import { choose, useChoices } from './use-choices'

/** Where one can be told of something; by mail only where mails leave the house. */
const useChannels = () => {
  const { mail } = useSession().me.installation
  return (['app', 'mail', 'browser'] as const).filter((channel) => channel !== 'mail' || mail)
}

/** Chooses for each kind whether and where one is told of it; what is chosen holds at once. */
export function NotificationChoices() {
  const { t } = useTranslation()
  const channels = useChannels()
  const { data: choices, error } = useChoices()
  const change = async (type: (typeof notificationTypes)[number], channel: keyof NotificationChoice, on: boolean) => {
    if (channel === 'browser' && on && !(await mayNotify())) return toast.error('notification.browser-refused')
    await choose(type, channel, on)
  }
  if (error && !choices) return <p className={styles.choicesHint}>{t('common.error')}</p>
  return (
    <div className={styles.choices}>
      <p className={styles.choicesHint}>
        {joinParts([t('notification.choices-hint'), channels.includes('mail') ? t('notification.mail-hint') : null])}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(`notification.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationTypes.map((type) => (
            <tr key={type}>
              <th scope="row">{t(`notification.type.${type}`)}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  {choices ? (
                    <Checkbox
                      checked={choices[type][channel] && (channel === 'app' || choices[type].app)}
                      disabled={channel !== 'app' && !choices[type].app}
                      slotProps={{
                        input: {
                          'aria-label': `${t(`notification.type.${type}`)}: ${t(`notification.channel.${channel}`)}`,
                        },
                      }}
                      onChange={(_, on) => void change(type, channel, on)}
                    />
                  ) : (
                    <Skeleton variant="rounded" width={24} height={24} sx={{ m: '9px auto' }} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

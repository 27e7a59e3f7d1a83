import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { formatDay } from '@pietas/contract/kit/days'
import { type FollowUp, type FollowUpCall, isDiscontent } from '@pietas/contract/quality'
import { Trash2 } from 'lucide-react'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { joinParts, type MessageKey, useTranslation } from '../../kit/i18n'
import { usePermissions, useSession } from '../../kit/session'
import { SoftChip } from '../../kit/theme'
import { Tooltip } from '../../kit/tooltip'
import * as styles from './follow-up.module.css'
import { useComplaint } from './use-complaint'

const changed = () => void refresh('quality', 'tasks')

async function putBack(id: number) {
  try {
    await client.followUpCalls.restore(id)
    changed()
  } catch {
    toast.error('quality.call-not-restored')
  }
}

async function takeAway(id: number) {
  try {
    await client.followUpCalls.delete(id)
    toast.success('quality.call-deleted', { undo: () => void putBack(id) })
    changed()
  } catch {
    toast.error('quality.call-not-deleted')
  }
}

/** The calls that were made, the latest first; who has noted one may take it away. */
export function CallList({ followUp, calls }: { followUp: FollowUp; calls: readonly FollowUpCall[] }) {
  const { t } = useTranslation()
  return (
    <section className={styles.calls} aria-label={t('quality.calls')}>
      <h3>{t('quality.calls')}</h3>
      {calls.length === 0 && <p className={styles.none}>{t('quality.calls-empty')}</p>}
      <ul>
        {calls.map((call) => (
          <Call key={call.id} followUp={followUp} call={call} />
        ))}
      </ul>
    </section>
  )
}

function Call({ followUp, call }: { followUp: FollowUp; call: FollowUpCall }) {
  const { t } = useTranslation()
  const { me } = useSession()
  const may = usePermissions()
  const complain = useComplaint(followUp)
  const { calledOn, reached, satisfaction, note, author } = call
  return (
    <li>
      <div className={styles.callHead}>
        <span className="numeric">{formatDay(calledOn)}</span>
        <SoftChip tone={reached ? 'green' : 'neutral'}>{t(`quality.reached.${reached ? 'yes' : 'no'}`)}</SoftChip>
        {satisfaction !== null && (
          <SoftChip tone={isDiscontent(satisfaction) ? 'red' : 'teal'}>
            {t(`quality.satisfaction.${satisfaction}` as MessageKey)}
          </SoftChip>
        )}
        <bdi className={styles.none}>{author && joinParts([author.firstName, author.lastName], ' ')}</bdi>
        {call.createdBy === me.user.id && (
          <Tooltip title={t('quality.delete-call')}>
            <IconButton
              size="small"
              className={styles.remove}
              aria-label={t('quality.delete-call-of', { day: formatDay(calledOn) })}
              onClick={() => void takeAway(call.id)}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </Tooltip>
        )}
      </div>
      {note && (
        <p className={styles.said} dir="auto">
          {note}
        </p>
      )}
      {isDiscontent(satisfaction) && may('Task:Create') && (
        <Button size="small" onClick={() => complain(call)}>
          {t('quality.create-complaint')}
        </Button>
      )}
    </li>
  )
}

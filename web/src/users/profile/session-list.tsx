import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import { deviceName } from '@pietas/contract/session'
import { useQuery } from '@tanstack/react-query'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { formatInstant, useTranslation } from '../../kit/i18n'
import { SoftChip } from '../../kit/theme'

/** Where the person is signed in, with a way to end it. */
export function SessionList() {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['session', 'own'],
    queryFn: ({ signal }) => client.session.listSessions({ signal }),
  })
  const end = async (id: number) => {
    try {
      await client.session.endSession(id)
      toast.success('profile.sessions.ended')
      void refresh('session')
    } catch {
      toast.error('profile.sessions.end-failed')
    }
  }
  return (
    <List sx={{ px: 1 }}>
      {!data && (
        <ListItem aria-hidden>
          <ListItemText primary={<Skeleton width="50%" />} secondary={<Skeleton width="70%" />} />
        </ListItem>
      )}
      {data?.items.map((session) => (
        <ListItem
          key={session.id}
          secondaryAction={
            session.current ? (
              <SoftChip tone="teal">{t('profile.sessions.current')}</SoftChip>
            ) : (
              <Button size="small" onClick={() => end(session.id)}>
                {t('profile.sessions.end')}
              </Button>
            )
          }
        >
          <ListItemText
            primary={deviceName(session.userAgent) ?? t('profile.sessions.unknown')}
            secondary={t('profile.sessions.last-used', { when: formatInstant(session.lastUsedAt) })}
          />
        </ListItem>
      ))}
    </List>
  )
}

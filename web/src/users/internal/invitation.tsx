import Button from '@mui/material/Button'
import type { InternalUser } from '@pietas/contract/users'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { WayIn } from '../staff/way-in'

/** What brings somebody in: another mail, or where no mails leave the house a link to be handed over. */
export function Invitation({ person }: { person: InternalUser }) {
  const { me } = useSession()
  const isInvited = person.state === 'INVITED'
  if (person.deleted) return null
  if (me.installation.mail) return isInvited && <SendAgain id={person.id} />
  if (person.id === me.user.id) return null
  return <WayIn isInvited={isInvited} ask={() => client.internalUsers.handWayIn(person.id)} />
}

/** Sends another invitation; the link of the one before opens nothing more. */
function SendAgain({ id }: { id: number }) {
  const { t } = useTranslation()
  const [sending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await client.internalUsers.invite(id)
      toast.success('internalUser.invited')
    } catch {
      toast.error('internalUser.invite-error')
    } finally {
      setSending(false)
    }
  }
  return (
    <div>
      <Button variant="outlined" startIcon={<Send size={18} />} loading={sending} onClick={() => void send()}>
        {t('internalUser.invite')}
      </Button>
    </div>
  )
}

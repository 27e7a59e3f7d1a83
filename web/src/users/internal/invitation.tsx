import Button from '@mui/material/Button'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'

/** Sends another invitation; the link of the one before opens nothing more. */
export function Invitation({ id }: { id: number }) {
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

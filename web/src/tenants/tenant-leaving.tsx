import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Tenant } from '@pietas/contract/tenants'
import { Download, Trash2, Undo2 } from 'lucide-react'
import * as z from 'zod'
import { isProblem, refresh } from '../kit/api'
import { client, exportAddress } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { fieldsOf, InnerForm, span, useRecordForm } from '../kit/form'
import { formatDate, useTranslation } from '../kit/i18n'
import * as styles from './tenant-leaving.module.css'

const revoke = async (tenantId: number): Promise<void> => {
  try {
    await client.tenants.revokeDeletion({ tenantId })
    toast.success('tenant.deletion-revoked')
  } catch (error) {
    toast.error(isProblem(error, 'CONFLICT') ? 'tenant.validation.deletion-begun' : 'tenant.deletion-revoke-failed')
  }
  void refresh('tenants')
}

/** How a tenant leaves: with everything that is its own, and for good. */
export function TenantLeaving({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation()
  const { id, deletionDueAt } = tenant
  return (
    <div className={`${span[6]} ${styles.leaving}`} data-screen-only>
      <p>{t('tenant.export-about')}</p>
      <Button component="a" href={exportAddress(id)} download variant="outlined" startIcon={<Download size={18} />}>
        {t('tenant.export')}
      </Button>
      {deletionDueAt === null ? (
        <AskDeletion tenant={tenant} />
      ) : (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" startIcon={<Undo2 size={16} />} onClick={() => void revoke(id)}>
              {t('tenant.deletion-revoke')}
            </Button>
          }
        >
          {t('tenant.deletion-due', { day: formatDate(deletionDueAt.slice(0, 10)) })}
        </Alert>
      )}
    </div>
  )
}

interface Asking {
  confirmation: string | null
}

const ofDeletion = fieldsOf<Asking>()('tenant')
const { TextField } = ofDeletion
const asking = z.object({ confirmation: z.string().trim().min(1, { error: 'common.validation-required' }) })
const none: Asking = { confirmation: null }

function AskDeletion({ tenant: { id, slug } }: { tenant: Tenant }) {
  const { t } = useTranslation()
  const form = useRecordForm<Asking, unknown>({
    schema: asking,
    mode: 'update',
    quiet: true,
    values: none,
    save: (values) => client.tenants.requestDeletion(values as never, { tenantId: id }),
    onSaved: () => {
      toast.success('tenant.deletion-asked')
      form.startOver(none)
      void refresh('tenants')
    },
    onFailure: () => toast.error('tenant.deletion-failed'),
  })
  return (
    <div className={styles.asking}>
      <InnerForm form={form} fields={ofDeletion} title={t('tenant.deletion')}>
        <TextField name="confirmation" hint={t('tenant.confirmation-hint', { slug })} span={4} />
        <Button
          color="error"
          variant="outlined"
          className={`${span[2]} ${styles.ask}`}
          startIcon={<Trash2 size={18} />}
          onClick={() => void form.submit()}
        >
          {t('tenant.deletion')}
        </Button>
      </InnerForm>
    </div>
  )
}

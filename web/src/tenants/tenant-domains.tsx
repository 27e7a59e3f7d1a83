import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { domainName, type TenantDomain } from '@pietas/contract/tenants'
import { useQuery } from '@tanstack/react-query'
import { Copy, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import * as z from 'zod'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { copyText } from '../kit/commands/copying'
import { confirm, EmptyState, toast } from '../kit/feedback'
import { fieldsOf, InnerForm, span, useRecordForm } from '../kit/form'
import { formatInstant, translate, useTranslation } from '../kit/i18n'
import { usePermissions } from '../kit/session'
import { SoftChip } from '../kit/theme'
import { Tooltip } from '../kit/tooltip'
import * as styles from './tenant-domains.module.css'

const most = 100

const verify = async (tenantId: number, { id, domain }: TenantDomain): Promise<void> => {
  try {
    const { verified } = await client.tenants.verifyDomain(id, { tenantId })
    if (verified) toast.success('tenant.domain-verified')
    else toast.error('tenant.domain-not-found', { domain })
  } catch {
    toast.error('tenant.domain-check-failed')
  }
  void refresh('tenants')
}

const remove = async (tenantId: number, { id, domain }: TenantDomain): Promise<void> => {
  const isSure = await confirm({
    title: translate('tenant.domain-delete-question', { domain }),
    description: translate('tenant.domain-delete-description'),
    confirm: translate('tenant.domain-delete'),
    destructive: true,
  })
  if (!isSure) return
  try {
    await client.tenants.deleteDomain(id, { tenantId })
    toast.success('tenant.domain-deleted')
  } catch {
    toast.error('tenant.domain-delete-failed')
  }
  void refresh('tenants')
}

/** The domains of a tenant, each with the line of DNS that proves whose it is. */
export function TenantDomains({ tenantId }: { tenantId: number }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const { data, error } = useQuery({
    queryKey: ['tenants', 'domains', tenantId],
    queryFn: ({ signal }) => client.tenants.listDomains({ tenantId, query: { limit: most }, signal }),
  })
  const maySet = may('Global:ManageSuperAdmins')
  if (error && !data)
    return (
      <div className={span[6]}>
        <EmptyState title={t('common.error')} />
      </div>
    )
  if (!data) return <Skeleton variant="rectangular" className={`${span[6]} ${styles.waiting}`} />
  return (
    <div className={`${span[6]} ${styles.domains}`}>
      <p className={styles.hint}>{t(data.items.length > 0 ? 'tenant.domains-hint' : 'tenant.domains-empty')}</p>
      {data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((domain) => (
            <Domain key={domain.id} tenantId={tenantId} domain={domain} maySet={maySet} />
          ))}
        </ul>
      )}
      {maySet && <AddDomain tenantId={tenantId} />}
    </div>
  )
}

interface DomainProps {
  tenantId: number
  domain: TenantDomain
  maySet: boolean
}

function Domain({ tenantId, domain, maySet }: DomainProps) {
  const { t } = useTranslation()
  const { name, value } = domain.dnsRecord
  return (
    <li className={styles.domain}>
      <div className={styles.head}>
        <strong className={styles.name}>{domain.domain}</strong>
        <SoftChip tone={domain.verified ? 'green' : 'orange'}>
          {t(domain.verified ? 'tenant.domain.verified' : 'tenant.domain.open')}
        </SoftChip>
        {maySet && (
          <span className={styles.ways} data-screen-only>
            <Button
              size="small"
              startIcon={<RefreshCw size={16} />}
              aria-label={t('tenant.domain-check-one', { domain: domain.domain })}
              onClick={() => void verify(tenantId, domain)}
            >
              {t('tenant.domain-check')}
            </Button>
            <Tooltip title={t('tenant.domain-delete')}>
              <IconButton
                size="small"
                aria-label={t('tenant.domain-delete-one', { domain: domain.domain })}
                onClick={() => void remove(tenantId, domain)}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </Tooltip>
          </span>
        )}
      </div>
      {!domain.verified && (
        <dl className={styles.record}>
          {(
            [
              ['tenant.domain-record-name', name],
              ['tenant.domain-record-value', value],
            ] as const
          ).map(([label, text]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>
                <code>{text}</code>
                <Tooltip title={t('tenant.domain-copy')}>
                  <IconButton
                    size="small"
                    aria-label={t('tenant.domain-copy-of', { what: t(label) })}
                    onClick={() => copyText(text)}
                  >
                    <Copy size={14} aria-hidden />
                  </IconButton>
                </Tooltip>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {domain.checkedAt && (
        <p className={styles.hint}>{t('tenant.domain-checked', { when: formatInstant(domain.checkedAt) })}</p>
      )}
    </li>
  )
}

interface NewDomain {
  domain: string | null
}

const ofDomain = fieldsOf<NewDomain>()('tenant')
const { TextField } = ofDomain
const newDomain = z.object({ domain: domainName })
const none: NewDomain = { domain: null }

function AddDomain({ tenantId }: { tenantId: number }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const form = useRecordForm<NewDomain, unknown>({
    schema: newDomain,
    mode: 'update',
    quiet: true,
    values: none,
    save: (values) => client.tenants.addDomain(values as never, { tenantId }),
    onSaved: () => {
      form.startOver(none)
      void refresh('tenants')
      place.current?.querySelector('input')?.focus()
    },
    onFailure: () => toast.error('tenant.save-failed'),
  })
  return (
    <div ref={place} data-screen-only>
      <InnerForm form={form} fields={ofDomain} title={t('tenant.domain-add')}>
        <TextField name="domain" hint={t('tenant.domain-hint')} span={4} />
        <Button
          variant="outlined"
          className={`${span[2]} ${styles.add}`}
          startIcon={<Plus size={18} />}
          onClick={() => void form.submit()}
        >
          {t('tenant.domain-add')}
        </Button>
      </InnerForm>
    </div>
  )
}

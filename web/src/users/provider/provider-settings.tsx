import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { type IdentityProvider, identityProviderFields } from '@pietas/contract/session'
import { useQuery } from '@tanstack/react-query'
import { Copy, Trash2 } from 'lucide-react'
import * as z from 'zod'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { copyText } from '../../kit/commands/copying'
import { confirm, EmptyState, toast } from '../../kit/feedback'
import { Form, FormActions, fieldsOf, Section, useRecordForm } from '../../kit/form'
import { translate, useTranslation } from '../../kit/i18n'
import { Tooltip } from '../../kit/tooltip'
import * as styles from './provider-settings.module.css'

interface Values {
  name: string | null
  issuer: string | null
  clientId: string | null
  clientSecret: string | null
}

const ofProvider = fieldsOf<Values>()('identity-provider')
const { TextField } = ofProvider

const schema = identityProviderFields.extend({ clientSecret: z.string().trim().max(1000).nullable() })

const valuesOf = (provider: IdentityProvider | null): Values => ({
  name: provider?.name ?? null,
  issuer: provider?.issuer ?? null,
  clientId: provider?.clientId ?? null,
  clientSecret: null,
})

const remove = async (): Promise<void> => {
  const isSure = await confirm({
    title: translate('identity-provider.remove-question'),
    description: translate('identity-provider.remove-description'),
    confirm: translate('identity-provider.remove'),
    destructive: true,
  })
  if (!isSure) return
  try {
    await client.identityProviders.delete()
    toast.success('identity-provider.removed')
  } catch {
    toast.error('identity-provider.remove-failed')
  }
  void refresh('identity-provider')
}

/** By which service of its own the staff of the house may sign in. */
export function ProviderSettings() {
  const { t } = useTranslation()
  const { data, error } = useQuery({
    queryKey: ['identity-provider'],
    queryFn: ({ signal }) => client.identityProviders.get({ signal }),
    gcTime: 0,
  })
  if (error && !data) return <EmptyState title={t('common.error')} />
  if (!data) return <Skeleton variant="rectangular" height={320} />
  const { provider, redirectUrls, signOutUrls } = data
  return (
    <div className={styles.settings}>
      <p className={styles.about}>{t('identity-provider.about')}</p>
      <ProviderForm key={provider?.updatedAt} provider={provider} />
      <Addresses
        title={t('identity-provider.allow')}
        rows={[
          ...redirectUrls.map((url) => [t('identity-provider.redirect'), url] as const),
          ...signOutUrls.map((url) => [t('identity-provider.sign-out'), url] as const),
        ]}
      />
      {provider && (
        <>
          <Addresses
            title={t('identity-provider.link')}
            rows={[[t('identity-provider.link-hint'), provider.signInUrl]]}
          />
          <Button
            color="error"
            className={styles.away}
            startIcon={<Trash2 size={18} aria-hidden />}
            onClick={() => void remove()}
          >
            {t('identity-provider.remove')}
          </Button>
        </>
      )}
    </div>
  )
}

function ProviderForm({ provider }: { provider: IdentityProvider | null }) {
  const { t } = useTranslation()
  const form = useRecordForm<Values, IdentityProvider>({
    schema,
    mode: 'update',
    values: valuesOf(provider),
    save: (changed) => {
      const { clientSecret, ...rest } = { ...valuesOf(provider), ...changed } as Values
      return client.identityProviders.save({ ...rest, ...(clientSecret ? { clientSecret } : {}) } as never)
    },
    onSaved: () => {
      toast.success('identity-provider.saved')
      void refresh('identity-provider')
    },
    onFailure: () => toast.error('identity-provider.save-failed'),
  })
  return (
    <Form form={form} fields={ofProvider} title={t('identity-provider.title')} actions={<FormActions />}>
      <Section>
        <TextField name="name" span={3} hint={t('identity-provider.name-hint')} required />
        <TextField name="issuer" type="url" span={6} required />
        <TextField name="clientId" span={3} required />
        <TextField
          name="clientSecret"
          type="password"
          autoComplete="new-password"
          span={3}
          hint={t(provider?.clientSecretSet ? 'identity-provider.secret-set' : 'identity-provider.secret-none')}
        />
      </Section>
    </Form>
  )
}

/** Addresses to be copied, each under what it is. */
function Addresses({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  const { t } = useTranslation()
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl className={styles.addresses}>
        {rows.map(([what, url]) => (
          <div key={`${what} ${url}`}>
            <dt>{what}</dt>
            <dd>
              <code>{url}</code>
              <Tooltip title={t('identity-provider.copy', { what: url })}>
                <IconButton
                  size="small"
                  aria-label={t('identity-provider.copy', { what: url })}
                  onClick={() => copyText(url)}
                >
                  <Copy size={14} aria-hidden />
                </IconButton>
              </Tooltip>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

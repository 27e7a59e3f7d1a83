import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useDebounced } from '../../kit/api/use-debounced'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { Failed, Page } from '../../kit/page'
import { enterTenant, useTenants } from '../../tenants'
import * as styles from './choose-tenant.module.css'

/** Where one of our own people begins: with the tenant that he is going to work in. */
export function ChooseTenant() {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { data, error } = useTenants(useDebounced(typed.trim()))
  return (
    <Page title={t('dashboard.choose-tenant')}>
      <TextField
        autoFocus
        size="small"
        type="search"
        className={styles.search}
        label={t('dashboard.find-tenant')}
        value={typed}
        onChange={({ target }) => setTyped(target.value.slice(0, 200))}
      />
      {error && <Failed isPage={false} />}
      {data && (
        <Paper variant="outlined" className={styles.sheet}>
          {data.items.length === 0 && <EmptyState title={t('dashboard.no-tenant')} />}
          <ul className={styles.tenants} aria-label={t('dashboard.tenants')}>
            {data.items.map(({ id, name, slug }) => (
              <li key={id}>
                <button type="button" className={styles.tenant} onClick={() => void enterTenant(id)}>
                  <span dir="auto">{name}</span>
                  <span className={styles.slug}>{slug}</span>
                </button>
              </li>
            ))}
          </ul>
        </Paper>
      )}
      <p className={styles.note}>{t('dashboard.enter-note')}</p>
    </Page>
  )
}

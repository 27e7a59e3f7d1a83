import Button from '@mui/material/Button'
import type { LegalEntity, legalEntitySecrets } from '@pietas/contract/legal-entities'
import { Trash2 } from 'lucide-react'
import type * as z from 'zod'
import { client } from '../../kit/api/client'
import { confirm, toast } from '../../kit/feedback'
import { useFormMode } from '../../kit/form'
import { translate, useTranslation } from '../../kit/i18n'
import { ofCompany } from '../of-company'
import { showChanged } from './company-form'
import * as styles from './secret-field.module.css'

const { TextField } = ofCompany

interface SecretFieldProps {
  name: keyof z.output<typeof legalEntitySecrets>
  company: LegalEntity
  /** Something depends on it, so that it can only be replaced. */
  isNeeded?: boolean
}

async function remove({ name, company }: SecretFieldProps) {
  const isSure = await confirm({
    title: translate('company.secret-remove-question', { name: translate(`company.${name}`) }),
    description: translate('company.secret-remove-description'),
    confirm: translate('company.secret-remove'),
    destructive: true,
  })
  if (!isSure) return
  try {
    await client.legalEntities.update({ [name]: null }, { legalEntityId: company.id, ifMatch: company.version })
    toast.success('company.secret-removed')
    await showChanged()
  } catch {
    toast.error('company.save-error')
  }
}

/** What is written and never read again: the field is empty, and says whether something is stored. */
export function SecretField(props: SecretFieldProps) {
  const { name, company, isNeeded = false } = props
  const { t } = useTranslation()
  const isSet = company[`${name}Set`]
  const mayChange = useFormMode() === 'update'
  return (
    <>
      <TextField
        name={name}
        type="password"
        autoComplete="new-password"
        required={isNeeded && !isSet}
        hint={t(isSet ? 'company.secret-set' : 'company.secret-none')}
        span={4}
      />
      {isSet && !isNeeded && mayChange && (
        <div className={styles.secretAway}>
          <Button color="error" startIcon={<Trash2 size={18} />} onClick={() => void remove(props)}>
            {t('company.secret-remove')}
          </Button>
        </div>
      )}
    </>
  )
}

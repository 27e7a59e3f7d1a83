import Button from '@mui/material/Button'
import type { PartnerRow } from '@pietas/contract/partners'
import { Link, useNavigate } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from '../../kit/i18n'
import type { CreateFacts } from '../../kit/list'
import { CreateButton, Page } from '../../kit/page'
import { usePermissions } from '../../kit/session'
import { PartnerTable } from '../partner-table'

export function PartnersPage() {
  const { t } = useTranslation()
  const may = usePermissions()
  const navigate = useNavigate()
  const open = useCallback(
    ({ id }: PartnerRow) => void navigate({ to: '/business-partners/$partnerId', params: { partnerId: String(id) } }),
    [navigate],
  )
  const create: CreateFacts = {
    label: t('partner.create'),
    permission: 'BusinessPartner:CreateOrEdit',
    onCreate: () => void navigate({ to: '/business-partners/create' }),
  }
  const mayImport = may('BusinessPartner:CreateOrEdit')
  const actions = (
    <>
      {mayImport && (
        <Button component={Link} to="/business-partners/import" variant="outlined" startIcon={<Upload size={18} />}>
          {t('partner.import')}
        </Button>
      )}
      <CreateButton
        {...create}
        other={{
          label: t('partner.import'),
          permission: 'BusinessPartner:CreateOrEdit',
          onCreate: () => void navigate({ to: '/business-partners/import' }),
        }}
      />
    </>
  )
  return (
    <Page title={t('partner.many')} actions={actions}>
      <PartnerTable onOpen={open} create={create} />
    </Page>
  )
}

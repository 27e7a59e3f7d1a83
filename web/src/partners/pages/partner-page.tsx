import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Partner } from '@pietas/contract/partners'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { ArchiveRestore, Plus, Trash2 } from 'lucide-react'
import { Documents } from '../../documents'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { linkCommand, useCommands } from '../../kit/commands'
import { DrawerSkeleton } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { Failed, FormPage, Page, PageTabs } from '../../kit/page'
import { activeLegalEntityId, useMaybeSession, usePermissions } from '../../kit/session'
import { ProcessTable } from '../../processes/process-table'
import { useNoteOpened } from '../../users'
import { partnerLabel } from '..'
import { deletePartner, restorePartner } from '../change-partner'
import { partnerAsOwner } from '../document-owner'
import { PartnerForm, PartnerNotes } from '../partner-form'
import { PartnerChildren } from '../partner-table'
import { PartnerBadges } from './partner-badges'
import { PartnerElsewhere } from './partner-elsewhere'
import { partnerSources } from './partner-sources'

/** One business partner: base data, who stands below, processes, notes. */
export function PartnerPage() {
  const { t } = useTranslation()
  const { partnerId } = useParams({ from: '/inside/business-partners/$partnerId' })
  const id = Number(partnerId)
  const entity = useMaybeSession()?.legalEntity?.id
  const { data: partner, error } = useQuery({
    queryKey: ['partners', entity, 'one', id],
    queryFn: ({ signal }) => client.partners.get(id, { legalEntityId: activeLegalEntityId(), signal }),
    // The form must start from what is stored now, not from what was looked at before.
    gcTime: 0,
    enabled: Number.isInteger(id) && entity !== undefined,
  })
  useNoteOpened('PARTNER', partner?.deleted === false ? partner.id : undefined)
  const isMissing = !Number.isInteger(id) || isProblem(error, 'NOT_FOUND')
  return (
    <Page
      title={partner ? partnerLabel(partner) : t('partner.one')}
      list={{ to: '/business-partners', label: t('partner.many') }}
      badge={partner && <PartnerBadges partner={partner} />}
      actions={partner && <PartnerRemoval partner={partner} />}
    >
      {isMissing && <PartnerElsewhere partnerId={id} />}
      {!isMissing && error && <Failed isPage={false} />}
      {!partner && !error && !isMissing && <DrawerSkeleton />}
      {partner && !isMissing && <PartnerParts key={`${partner.id} ${partner.deleted}`} partner={partner} />}
    </Page>
  )
}

/** The record in its tabs. */
export function PartnerParts({ partner }: { partner: Partner }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const navigate = useNavigate()
  const mode = may('BusinessPartner:CreateOrEdit') && !partner.deleted ? 'update' : 'view'
  const show = ({ id }: { id: number }) =>
    void navigate({ to: '/business-partners/$partnerId', params: { partnerId: String(id) } })
  const base = () => (
    <FormPage>
      <PartnerForm mode={mode} partner={partner} title={t('partner.tab.base')} sources={partnerSources(partner)} />
    </FormPage>
  )
  const children = () => (
    <>
      {mode === 'update' && (
        <div>
          <Button
            variant="outlined"
            startIcon={<Plus size={18} />}
            onClick={() => void navigate({ to: '/business-partners/create', search: { parent: partner.id } })}
          >
            {t('partner.create-child')}
          </Button>
        </div>
      )}
      <PartnerChildren partnerId={partner.id} onOpen={show} />
    </>
  )
  const processes = () => (
    <ProcessTable
      businessPartnerId={partner.id}
      onOpen={({ id }) => void navigate({ to: '/processes/$processId', params: { processId: String(id) } })}
    />
  )
  const documents = () => (
    <Documents
      owner={partnerAsOwner}
      ownerId={partner.id}
      legalEntityId={partner.legalEntityId}
      viewOnly={mode === 'view'}
      waiting={<DrawerSkeleton />}
    />
  )
  const notes = () => (
    <FormPage>
      <PartnerNotes mode={mode} partner={partner} title={t('partner.notes')} />
    </FormPage>
  )
  return (
    <>
      {partner.deleted && (
        <Alert severity="warning" variant="outlined">
          {t('partner.deleted-hint')}
        </Alert>
      )}
      <PageTabs
        label={partnerLabel(partner)}
        tabs={[
          { id: 'base', label: t('partner.tab.base'), content: base },
          { id: 'children', label: t('partner.children'), content: children },
          ...(may('Process:List') ? [{ id: 'processes', label: t('partner.processes'), content: processes }] : []),
          { id: 'documents', label: t('document.many'), content: documents },
          { id: 'notes', label: t('partner.notes'), content: notes },
        ]}
      />
    </>
  )
}

/** Deleting, or putting back what has been deleted; by command what the record offers besides. */
export function PartnerRemoval({ partner }: { partner: Partner }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const navigate = useNavigate()
  const mayChange = may('BusinessPartner:CreateOrEdit')
  const restore = () => void restorePartner(partner)
  const remove = async () => {
    if (await deletePartner(partner)) void navigate({ to: '/business-partners' })
  }
  const child = {
    id: 'partner-child',
    label: t('partner.create-child'),
    icon: Plus,
    run: () => void navigate({ to: '/business-partners/create', search: { parent: partner.id } }),
  }
  const back = { id: 'partner-restore', label: t('list.restore'), icon: ArchiveRestore, run: restore }
  const deletion = { id: 'partner-delete', label: t('partner.delete'), icon: Trash2, run: () => void remove() }
  const changes = partner.deleted ? [back] : [child, deletion]
  useCommands(partnerLabel(partner), [linkCommand(`/business-partners/${partner.id}`), ...(mayChange ? changes : [])])
  if (!mayChange) return null
  if (partner.deleted)
    return (
      <Button variant="outlined" startIcon={<ArchiveRestore size={18} />} onClick={restore}>
        {t('list.restore')}
      </Button>
    )
  return (
    <Button color="error" variant="outlined" startIcon={<Trash2 size={18} />} onClick={() => void remove()}>
      {t('common.delete')}
    </Button>
  )
}

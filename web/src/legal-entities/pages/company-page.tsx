import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'
import { accountList } from '../../accounts/account-list'
import { ListTable } from '../../kit/admin-list'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { linkCommand, useCommands } from '../../kit/commands'
import { DrawerSkeleton, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { CreateButton, Failed, Page, PageTabs } from '../../kit/page'
import { usePermissions, useSession } from '../../kit/session'
import { colleagueSource, userGroupSource } from '../../users'
import { branchList } from '../branch-list'
import { AccountingTemplates, BillingDueRules, DocumentSections, NumberRanges } from '../settings'
import { FactoringTab, InvoiceTab, PortalTab } from '../settings/billing-tabs'
import { BankTab, type CompanyTabProps, IdentityTab, MailTab, PeopleTab } from '../settings/house-tabs'
import { BrandingTab, LetterTab } from '../settings/look-tabs'

interface CompanyTab {
  id: string
  label: MessageKey
  Content: ComponentType<CompanyTabProps>
  /** Its list is that of the legal entity in which one works, and of no other. */
  ofActive?: true
  /** Only who manages the legal entity is told what is in it. */
  isClosed?: true
}

/** A list that a legal entity keeps of its own. */
function paperTab(List: ComponentType<{ legalEntityId: number }>): ComponentType<CompanyTabProps> {
  return ({ company }) => <List legalEntityId={company.id} />
}

/** The parts of a legal entity in their order. A feature with a part of its own adds a row. */
const companyTabs: readonly CompanyTab[] = [
  { id: 'identity', label: 'company.tab.identity', Content: IdentityTab },
  { id: 'people', label: 'company.tab.people', Content: PeopleTab },
  { id: 'bank', label: 'company.tab.bank', Content: BankTab },
  { id: 'invoice', label: 'company.tab.invoice', Content: InvoiceTab },
  { id: 'branding', label: 'company.tab.branding', Content: BrandingTab },
  { id: 'letter', label: 'company.tab.letter', Content: LetterTab },
  { id: 'mail', label: 'company.tab.mail', Content: MailTab, isClosed: true },
  { id: 'portal', label: 'company.tab.portal', Content: PortalTab, isClosed: true },
  { id: 'factoring', label: 'company.tab.factoring', Content: FactoringTab, isClosed: true },
  {
    id: 'branches',
    label: 'branch.many',
    Content: () => <ListTab name="branches" list={branchList} />,
    ofActive: true,
  },
  {
    id: 'accounts',
    label: 'account.many',
    Content: () => <ListTab name="accounts" list={accountList} />,
    ofActive: true,
  },
  { id: 'sections', label: 'documentSection.many', Content: paperTab(DocumentSections), isClosed: true },
  { id: 'numbers', label: 'numberRange.many', Content: paperTab(NumberRanges), isClosed: true },
  { id: 'due', label: 'billingDueRule.many', Content: paperTab(BillingDueRules), isClosed: true },
  { id: 'templates', label: 'accountingTemplate.many', Content: paperTab(AccountingTemplates), isClosed: true },
]

/** An administered list, with the button that makes a new item. */
function ListTab(props: ComponentProps<typeof ListTable>) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { name, list } = props
  return (
    <>
      <div>
        <CreateButton
          label={t('list.create', { item: t(list.item) })}
          permission={list.create}
          level={list.level}
          onCreate={() => void drawers.open('item', { list: name })}
        />
      </div>
      <ListTable {...props} isPart />
    </>
  )
}

/** One legal entity with all its settings. */
export function CompanyPage() {
  const { companyId } = useParams({ from: '/inside/admin/companies/$companyId' })
  return <CompanyRecord id={Number(companyId)} />
}

export function CompanyRecord({ id }: { id: number }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const active = useSession().legalEntity?.id
  const { data: company, error } = useQuery({
    queryKey: ['legal-entities', 'companies', 'one', id],
    queryFn: ({ signal }) => client.legalEntities.get({ legalEntityId: id, signal }),
    // The forms must start from what is stored now, not from what was looked at before.
    gcTime: 0,
    enabled: Number.isInteger(id) && id > 0,
  })
  const name = company?.name ?? t('company.one')
  useCommands(name, company ? [linkCommand(`/admin/companies/${id}`)] : [])
  const isMissing = !(Number.isInteger(id) && id > 0) || isProblem(error, 'NOT_FOUND') || isProblem(error, 'FORBIDDEN')
  const sources = { colleagues: colleagueSource(), groups: userGroupSource() }
  return (
    <Page title={name} list={{ to: '/admin/companies', label: t('company.many') }}>
      {isMissing && <EmptyState title={t('list.not-found')} />}
      {!isMissing && error && <Failed isPage={false} />}
      {!company && !error && !isMissing && <DrawerSkeleton />}
      {company && !isMissing && (
        <PageTabs
          key={company.id}
          label={name}
          tabs={companyTabs
            .filter(({ ofActive }) => !ofActive || company.id === active)
            .filter(({ isClosed }) => !isClosed || may('Administration:ManageLegalEntity', company.id))
            .map((tab) => ({
              id: tab.id,
              label: t(tab.label),
              content: () => <tab.Content company={company} sources={sources} />,
            }))}
        />
      )}
    </Page>
  )
}

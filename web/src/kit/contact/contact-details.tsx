import { type ContactType, contactTypes } from '@pietas/contract/kit/contact-types'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { PhoneField, SelectField, TextField } from '../form/fields'
import { RowList } from '../form/rows/row-list'
import { joinParts, useTranslation } from '../i18n'

interface ContactDetailsProps {
  /** Names of the two primary fields and of the list in the record. */
  email: string
  phone: string
  rows: string
  /** The telephone number keeps its blanks: spec 1 section 9 for companies, spec 2 section 5 for persons. */
  blanks?: boolean
}

interface Contact {
  type: ContactType | null
  value: string | null
}

/** How somebody is reached: e-mail and telephone, and further ways as rows. Stands inside a section. */
export function ContactDetails({ email, phone, rows, blanks = false }: ContactDetailsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextField name={email} label={t('contact.EMAIL')} type="email" span={3} />
      <PhoneField name={phone} label={t('contact.PHONE')} blanks={blanks} span={3} />
      <ContactRows rows={rows} />
    </>
  )
}

/** The ways to reach somebody as rows alone, for records without primary ones. */
export function ContactRows({ rows }: Pick<ContactDetailsProps, 'rows'>) {
  const { t } = useTranslation()
  return (
    <RowList
      name={rows}
      title={t('contact.further')}
      addLabel={t('contact.add')}
      removeLabel={t('contact.remove')}
      empty={{ type: 'EMAIL', value: null }}
      firstField="value"
      describe={({ type, value }: Contact) => joinParts([type && t(`contact.${type}`), value], ': ')}
    >
      {(path) => <ContactRow path={path} />}
    </RowList>
  )
}

const inputTypes: Record<string, 'email' | 'tel' | 'url'> = { EMAIL: 'email', WEBSITE: 'url' }

function ContactRow({ path }: { path: string }) {
  const { t } = useTranslation()
  const type: unknown = useWatch({ name: `${path}.type` })
  const options = useMemo(() => contactTypes.map((value) => ({ value, label: t(`contact.${value}`) })), [t])
  return (
    <>
      <SelectField name={`${path}.type`} label={t('contact.type')} options={options} required={false} />
      <TextField
        name={`${path}.value`}
        label={t('contact.value')}
        type={typeof type === 'string' ? (inputTypes[type] ?? 'tel') : 'text'}
        required
        disabled={!type}
      />
    </>
  )
}

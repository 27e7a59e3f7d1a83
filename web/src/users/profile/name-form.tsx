import type { Address } from '@pietas/contract/kit'
import { noAddress } from '@pietas/contract/kit/address-line'
import { titles } from '@pietas/contract/persons'
import { ownUserFields, type User } from '@pietas/contract/users'
import { AddressField, type AddressSources } from '../../kit/address'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { Form, FormActions, fieldsOf, Section, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { reloadSession } from '../../session'

const ofProfile = fieldsOf<NameValues>()('profile', { AddressField })

const { AddressField: PlaceField, SelectField, TextField } = ofProfile

type NameValues = Pick<User, 'salutation' | 'title' | 'firstName' | 'lastName' | 'privatePhone'> & {
  privateAddress: Address
}

const nameValues = ({ salutation, title, firstName, lastName, privatePhone, privateAddress }: User): NameValues => ({
  salutation,
  title,
  firstName,
  lastName,
  privatePhone,
  privateAddress: privateAddress ?? noAddress,
})

/** What people may change about themselves. */
export function NameForm({ user, sources }: { user: User; sources: AddressSources }) {
  const { t } = useTranslation()
  const form = useRecordForm<NameValues, User>({
    schema: ownUserFields,
    mode: 'update',
    values: nameValues(user),
    version: user.version,
    save: (changes, { version }) => client.users.updateMe(changes, { ifMatch: version ?? user.version }),
    onSaved: () => {
      toast.success('profile.saved')
      void reloadSession()
    },
    valuesOf: (current) => nameValues(current as User),
    onFailure: () => toast.error('profile.failed'),
  })
  const salutations = (['SIR', 'MADAM', 'DIVERSE'] as const).map((value) => ({
    value,
    label: t(`person.salutation.${value}`),
  }))
  return (
    <Form form={form} fields={ofProfile} title={t('profile.name.title')} actions={<FormActions />}>
      <Section>
        <SelectField name="salutation" options={salutations} span={3} />
        <SelectField
          name="title"
          label={t('profile.title-field')}
          options={titles.map((title) => ({ value: title, label: title }))}
          span={3}
        />
        <TextField name="firstName" span={3} />
        <TextField name="lastName" span={3} />
        <TextField name="privatePhone" type="tel" span={3} />
        <PlaceField name="privateAddress" title={t('profile.privateAddress')} sources={sources} />
      </Section>
    </Form>
  )
}

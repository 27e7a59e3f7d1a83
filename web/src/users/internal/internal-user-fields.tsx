import { type internalUserFields, platformRoles } from '@pietas/contract/users'
import type * as z from 'zod'
import { fieldsOf, useFormMode } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'

const { SelectField, TextField } = fieldsOf<z.output<typeof internalUserFields>>()('internalUser')

/** Who somebody is and what he does for the platform. By his address he signs in, so it stays. */
export function InternalUserFields() {
  const { t } = useTranslation()
  const isNew = useFormMode() === 'create'
  return (
    <>
      <TextField name="firstName" span={3} />
      <TextField name="lastName" span={3} />
      <TextField
        name="email"
        disabled={!isNew}
        hint={t(isNew ? 'internalUser.email-hint' : 'internalUser.email-fixed')}
        span={6}
      />
      <SelectField
        name="role"
        options={platformRoles.map((value) => ({ value, label: t(`user.role.${value}`) }))}
        required
        span={6}
      />
    </>
  )
}

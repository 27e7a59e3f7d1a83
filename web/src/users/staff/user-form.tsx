import { titles } from '@pietas/contract/persons'
import { tenantRoles, type User, userFields } from '@pietas/contract/users'
import type { ReactNode } from 'react'
import type { AddressSources } from '../../kit/address'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { Form, FormActions, type FormMode, Section, span, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { userGroupSource } from '../source'
import { refreshStaff, staffRefusal } from './change-staff'
import { EntityRows } from './entity-rows'
import { roleKey } from './staff-columns'
import { useStaffRights } from './use-staff-rights'
import { checkRows, newUserSchema, newUserValues, ofUser, type UserValues, valuesOfUser } from './user-values'

const {
  AddressField,
  MultiPickerField,
  MultiSelectField,
  NumberField,
  PhoneField,
  SelectField,
  SwitchField,
  TextField,
  WeekdaysField,
} = ofUser

const mondayToFriday = [1, 2, 3, 4, 5]

interface UserFormProps {
  /** Absent = somebody new. */
  user?: User
  mode: FormMode
  title: string
  sources: AddressSources
  onSaved: (user: User) => void
  onCancel: () => void
  /** How much leave is planned, where that can be told. */
  plannedLeave?: ReactNode
  /** What stands in front of the fields and is no part of what is stored. */
  children?: ReactNode
}

/** Everything about a member of staff: spec 3 section 3.10. */
export function UserForm({ user, mode, title, sources, plannedLeave, onSaved, onCancel, children }: UserFormProps) {
  const { t } = useTranslation()
  const rights = useStaffRights()
  const { legalEntity, me } = useSession()
  const { mail } = me.installation
  const form = useRecordForm<UserValues, User>({
    schema: user ? userFields : newUserSchema,
    rules: checkRows,
    mode,
    // Who keeps the staff of one house adds people to that house.
    values: user ? valuesOfUser(user) : newUserValues(rights.editsTenant ? undefined : legalEntity?.id),
    ...(user ? { version: user.version } : {}),
    valuesOf: (current) => valuesOfUser(current as User),
    save: (values, { version, idempotencyKey }) =>
      user
        ? client.users.update(user.id, values as never, { ifMatch: version ?? user.version })
        : client.users.create(values as never, { idempotencyKey }),
    onSaved: (saved) => {
      const isInvited = !user && mail && form.hook.getValues('createCognitoUser')
      toast.success(isInvited ? 'user.saved-and-invited' : 'user.saved')
      void refreshStaff()
      onSaved(saved)
    },
    onFailure: (error) => toast.error(staffRefusal(error, 'user.save-failed')),
  })
  const salutations = (['SIR', 'MADAM', 'DIVERSE'] as const).map((value) => ({
    value,
    label: t(`user.salutation.${value}`),
  }))
  return (
    <Form form={form} fields={ofUser} title={title} actions={<FormActions onCancel={onCancel} />}>
      {children}
      <Section title={t('user.section.person')}>
        <SelectField name="salutation" options={salutations} span={3} />
        <SelectField
          name="title"
          label={t('user.title')}
          options={titles.map((value) => ({ value, label: value }))}
          span={3}
        />
        <TextField name="firstName" span={3} />
        <TextField name="lastName" span={3} />
        <TextField name="email" type="email" hint={t('user.email-hint')} span={3} />
        <TextField name="jobDescription" span={3} />
        {!user && (
          <SwitchField
            name="createCognitoUser"
            hint={t(mail ? 'user.createCognitoUser-hint' : 'user.createCognitoUser-hint-no-mail')}
          />
        )}
      </Section>
      <Section title={t('user.section.roles')}>
        <MultiSelectField
          name="tenantRoles"
          options={tenantRoles.map((role) => ({ value: role, label: t(roleKey(role)) }))}
          locked={tenantRoles.filter((role) => !rights.mayGiveTenantRole(role))}
          disabled={!rights.editsTenant}
          hint={t('user.tenantRoles-hint')}
          span={6}
        />
        <EntityRows rights={rights} />
        <MultiPickerField name="userGroups" source={userGroupSource()} span={6} />
      </Section>
      <Section title={t('user.section.work')}>
        <WeekdaysField name="workingDays" usual={mondayToFriday} />
        <NumberField name="leaveEntitlement" unit={t('user.days')} span={3} />
        {plannedLeave && <div className={span[3]}>{plannedLeave}</div>}
      </Section>
      <Section title={t('user.section.private')}>
        <PhoneField name="privatePhone" blanks span={3} />
        <AddressField name="privateAddress" title={t('user.privateAddress')} sources={sources} />
      </Section>
    </Form>
  )
}

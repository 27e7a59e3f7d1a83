import { federalStateNames, federalStates } from '@pietas/contract/kit/federal-states'
import type { legalEntityFields } from '@pietas/contract/legal-entities'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { fieldsOf, span } from '../kit/form'
import { type MessageKey, useTranslation } from '../kit/i18n'
import type { PickerSource } from '../kit/picker'
import * as styles from './company-fields.module.css'

const {
  ColourField,
  IbanField,
  PhoneField,
  PickerField,
  RichTextField,
  SelectField,
  SwitchField,
  TextField,
  WordsField,
} = fieldsOf<z.output<typeof legalEntityFields>>()('company')

/** Who can be named as responsible for something. */
export type Colleagues = () => PickerSource<{ id: number }>

/** What a legal entity is and how it works, in the groups in which it is set up: spec 1 section 3.1. */
export const CompanyFields = ({ colleagues }: { colleagues: Colleagues }) => (
  <>
    <TextField name="shortName" span={3} />
    <Slug />
    <TextField name="street" span={5} narrow={4} />
    <TextField name="streetNumber" span={1} narrow={2} />
    <TextField name="zipCode" span={2} narrow={2} />
    <TextField name="city" span={4} narrow={4} />
    <Land />
    <PhoneField name="phone" blanks span={3} />
    <TextField name="email" type="email" span={3} />
    <Group title="company.group.users">
      <PickerField name="directorUserId" source={colleagues()} span={3} />
      <PickerField name="tasksDefaultUserId" source={colleagues()} span={3} />
      <PickerField name="accountingDefaultUserId" source={colleagues()} span={3} />
      <PickerField name="qualityManagementDefaultUserId" source={colleagues()} span={3} />
    </Group>
    <Group title="company.group.security">
      <SwitchField name="mfaRequired" />
      <Endings />
    </Group>
    <Group title="company.group.bank">
      <TextField name="bankName" span={6} />
      <IbanField name="iban" span={4} />
      <TextField name="bic" span={2} />
      <TextField name="vatId" span={2} />
      <TextField name="commercialRegister" span={2} />
      <TextField name="commercialRegisterNumber" span={2} />
    </Group>
    <Group title="company.group.branding">
      <ColourField name="primaryColor" span={3} />
      <ColourField name="secondaryColor" span={3} />
      <TextField name="privacyLink" type="url" span={6} />
      <TextField name="imprintLink" type="url" span={6} />
      <RichTextField name="emailSignature" />
    </Group>
  </>
)

/** What its addresses are made of. */
function Slug() {
  const { t } = useTranslation()
  return <TextField name="slug" hint={t('company.slug-hint')} span={3} />
}

function Endings() {
  const { t } = useTranslation()
  return <WordsField name="forbiddenFileTypes" hint={t('company.forbiddenFileTypes-hint')} span={6} />
}

/** Whose public holidays count. */
function Land() {
  const { t } = useTranslation()
  return (
    <SelectField
      name="federalState"
      options={federalStates.map((value) => ({ value, label: federalStateNames[value] }))}
      hint={t('company.federalState-hint')}
      span={6}
    />
  )
}

function Group({ title, children }: { title: MessageKey; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className={`${span[6]} ${styles.group}`}>{t(title)}</h3>
      {children}
    </>
  )
}

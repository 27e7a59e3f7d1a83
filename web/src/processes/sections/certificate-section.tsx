import { namesOf } from '@pietas/contract/kit/names'
import { certificateFields } from '@pietas/contract/processes'
import { Fragment } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../kit/i18n'
import { ofProcess } from '../of-process'
import type { ProcessValues } from '../process-values'

const { FoldedSection, NumberField, SwitchField } = ofProcess

export const countedCertificates = [
  'freeDeathCertificate',
  'chargeableDeathCertificate',
  'internationalDeathCertificate',
] as const
const fields = namesOf(certificateFields)

export function CertificateSection() {
  const { t } = useTranslation()
  return (
    <FoldedSection title={t('process.section.certificates')} fields={fields}>
      {countedCertificates.map((name) => (
        <Fragment key={name}>
          <CountedCertificate name={name} />
        </Fragment>
      ))}
      <SwitchField name="mortuaryPassport" span={3} />
      <SwitchField name="deferredDeathCertificate" span={3} />
    </FoldedSection>
  )
}

/** What is not ordered has no count: spec 2 section 2. */
export function CountedCertificate({ name }: { name: (typeof countedCertificates)[number] }) {
  const { setValue } = useFormContext<ProcessValues>()
  const isOrdered = useWatch<ProcessValues, typeof name>({ name })
  const forget = (on: boolean) => {
    if (!on) setValue(`${name}Count`, 0, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <SwitchField name={name} span={4} onChoose={forget} />
      <NumberField name={`${name}Count`} disabled={!isOrdered} required={false} />
    </>
  )
}

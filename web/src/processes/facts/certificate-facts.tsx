import { type Fact, FactGroup } from '../../kit/facts'
import { useTranslation } from '../../kit/i18n'
import { ofProcess } from '../of-process'
import { CountedCertificate, countedCertificates } from '../sections/certificate-section'
import type { ProcessFactsProps } from './process-facts'

const { SwitchField } = ofProcess

/** The papers that are ordered, each kind with its number. */
export function CertificateFacts({ process }: ProcessFactsProps) {
  const { t } = useTranslation()
  const counted = countedCertificates.map(
    (name): Fact => ({
      names: [name, `${name}Count`],
      label: t(`process.${name}`),
      value: process[name] && String(process[`${name}Count`]),
      fields: <CountedCertificate name={name} />,
      wide: true,
    }),
  )
  const further = (['mortuaryPassport', 'deferredDeathCertificate'] as const).map(
    (name): Fact => ({
      names: [name],
      label: t(`process.${name}`),
      value: process[name] && t('common.yes'),
      fields: <SwitchField name={name} />,
      atOnce: true,
    }),
  )
  return <FactGroup title={t('process.section.papers')} facts={[...counted, ...further]} />
}

import { type Fact, FactGroup } from '../../kit/facts'
import { useTranslation } from '../../kit/i18n'
import { ofProcess } from '../of-process'
import type { ProcessFactsProps } from './process-facts'

const { SwitchField, TextField } = ofProcess

/** What has to be settled with the pension insurance. */
export function PensionFacts({ process }: ProcessFactsProps) {
  const { t } = useTranslation()
  const words = (['drvNumber', 'drvChangeTo'] as const).map(
    (name): Fact => ({
      names: [name],
      label: t(`process.${name}`),
      value: process[name],
      fields: <TextField name={name} span={6} />,
    }),
  )
  const steps = (['cancelPension', 'requestAdvance', 'changeBankAccount'] as const).map(
    (name): Fact => ({
      names: [name],
      label: t(`process.${name}`),
      value: process[name] && t('common.yes'),
      fields: <SwitchField name={name} />,
      atOnce: true,
    }),
  )
  return <FactGroup title={t('process.section.pension')} facts={[...words, ...steps]} />
}

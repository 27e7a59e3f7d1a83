import type { TaskType } from '@pietas/contract/tasks'
import { AddressField } from '../../../kit/address'
import { Section } from '../../../kit/form'
import { useTranslation } from '../../../kit/i18n'
import { addressSources } from '../../../persons'

/** Where it takes place; a transport has two places, and needs both. */
export function PlaceSection({ type }: { type: TaskType }) {
  const { t } = useTranslation()
  if (type !== 'TRANSPORTATION')
    return (
      <Section title={t('task.address')}>
        <AddressField name="address" title={t('task.address')} sources={addressSources()} titled />
      </Section>
    )
  return (
    <>
      <Section>
        <AddressField name="address" title={t('task.origin')} sources={addressSources()} required />
      </Section>
      <Section>
        <AddressField name="destination" title={t('task.destination')} sources={addressSources()} required />
      </Section>
    </>
  )
}

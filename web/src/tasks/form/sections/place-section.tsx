import type { TaskType } from '@pietas/contract/tasks'
import { Section } from '../../../kit/form'
import { useTranslation } from '../../../kit/i18n'
import { addressSources } from '../../../persons'
import { ofTask } from '../of-task'
import { usePlaceOfProcess } from '../use-place-of-process'
import { CasePlaces } from './case-places'

const { AddressField, FoldedSection } = ofTask

const parts = (['name', 'street', 'zipCode', 'city'] as const).map((part) => `address.${part}` as const)

/** Where it takes place; a transport has two places, and needs both. */
export function PlaceSection({ type, isNew }: { type: TaskType; isNew: boolean }) {
  const { t } = useTranslation()
  usePlaceOfProcess(type, isNew)
  if (type !== 'TRANSPORTATION')
    return (
      <FoldedSection title={t('task.address')} fields={parts}>
        <CasePlaces name="address" />
        <AddressField name="address" title={t('task.address')} sources={addressSources()} titled />
      </FoldedSection>
    )
  return (
    <>
      <Section title={t('task.origin')} badge={<Asterisk />}>
        <CasePlaces name="address" />
        <AddressField name="address" title={t('task.origin')} sources={addressSources()} titled />
      </Section>
      <Section title={t('task.destination')} badge={<Asterisk />}>
        <CasePlaces name="destination" />
        <AddressField name="destination" title={t('task.destination')} sources={addressSources()} titled />
      </Section>
    </>
  )
}

const Asterisk = () => <span aria-hidden>*</span>

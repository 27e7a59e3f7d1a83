import { type Position, positionGroups } from '@pietas/contract/processes'
import type { Product } from '@pietas/contract/products'
import { useWatch } from 'react-hook-form'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { Form, FormActions, fieldsOf, Section, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { euros } from '../../kit/money'
import { useSession } from '../../kit/session'
import { vatOptions } from '../../products'
import { articleOf, type PositionValues, positionSchema, rulesOf, valuesOf } from './position-values'
import { refreshPositions } from './use-positions'

const ofPosition = fieldsOf<PositionValues>()('position')
const { MoneyField, NumberField, SelectField, SwitchField, TextField } = ofPosition

interface PositionFormProps {
  processId: number
  /** What it starts from: a stored position, or the article of a new one; absent = it is written freely. */
  from?: Position | Product | undefined
  /** What was typed already of a new one. */
  text?: string | undefined
  title: string
  onSaved: () => void
  onCancel: () => void
}

const isStored = (from: Position | Product | undefined): from is Position => from !== undefined && 'processId' in from

/** What is charged for, how many, and at which price. */
export function PositionForm({ processId, from, text, title, onSaved, onCancel }: PositionFormProps) {
  const { me } = useSession()
  const stored = isStored(from) ? from : undefined
  const article = articleOf(from)
  const form = useRecordForm<PositionValues, Position>({
    schema: positionSchema,
    rules: rulesOf(article),
    mode: stored ? 'update' : 'create',
    values: valuesOf(from, text),
    draft: stored ? undefined : `${me.user.id}-position-${processId}`,
    ...(stored ? { version: stored.version } : {}),
    valuesOf: (current) => valuesOf(current as unknown as Position),
    save: (values, { version, idempotencyKey }) =>
      stored
        ? client.positions.update(processId, stored.id, values, version === undefined ? {} : { ifMatch: version })
        : client.positions.create(processId, { productId: article.productId, ...values }, { idempotencyKey }),
    onSaved: () => {
      toast.success('position.saved')
      void refreshPositions()
      onSaved()
    },
    onFailure: () => toast.error('position.failed'),
  })
  return (
    <Form form={form} fields={ofPosition} title={title} actions={<FormActions onCancel={onCancel} />}>
      <PositionFields listPriceCents={article.listPriceCents} isOfArticle={article.productId !== null} />
    </Form>
  )
}

function PositionFields({ listPriceCents, isOfArticle }: { listPriceCents: number | null; isOfArticle: boolean }) {
  const { t } = useTranslation()
  const [group, price, reason] = useWatch<PositionValues, ['group', 'unitPriceCents', 'reason']>({
    name: ['group', 'unitPriceCents', 'reason'],
  })
  const isPayment = group === 'PAYMENTS'
  const groups = positionGroups
    .filter((value) => value !== 'PAYMENTS' || !isOfArticle)
    .map((value) => ({ value, label: t(`position.group.${value}`) }))
  const isOther = listPriceCents !== null && price !== listPriceCents
  const hint = isOther ? { hint: t('position.list-price', { price: euros(listPriceCents) }) } : {}
  return (
    <Section>
      <TextField name="text" span={6} />
      <SelectField name="group" options={groups} span={6} />
      <NumberField name="quantity" span={2} keepsFraction signed />
      <MoneyField name="unitPriceCents" span={2} {...hint} />
      {!isPayment && <NumberField name="discountPercent" span={2} unit="%" keepsFraction />}
      {(isOther || reason) && <TextField name="reason" span={6} required={isOther} />}
      {!isPayment && (
        <>
          <SelectField name="vatRate" {...vatOptions} span={3} />
          <SwitchField name="priceIsGross" />
          <SwitchField name="passThrough" />
        </>
      )}
      <TextField name="description" rows={[3, 8]} span={6} />
    </Section>
  )
}

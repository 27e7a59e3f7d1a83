import {
  checkMovement,
  type MovementFields,
  movementFields,
  movementKinds,
  type Product,
} from '@pietas/contract/products'
import { useState } from 'react'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { QuestionDialog, toast } from '../../kit/feedback'
import { Form, FormActions, fieldsOf, Section, useRecordForm } from '../../kit/form'
import { useInsist } from '../../kit/form/record/use-insist'
import { useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'

type Values = Pick<MovementFields, 'kind' | 'quantity' | 'reason'>

const ofMovement = fieldsOf<Values>()('stock')
const { NumberField, TextField, ToggleField } = ofMovement

const schema = movementFields.omit({ processId: true })

/** One movement more; when it is booked the form is ready for the next one. */
export function MovementForm({ product }: { product: Product }) {
  const [booked, setBooked] = useState(0)
  return <NewMovement key={booked} product={product} onBooked={() => setBooked(booked + 1)} />
}

function NewMovement({ product, onBooked }: { product: Product; onBooked: () => void }) {
  const { t } = useTranslation()
  const { me } = useSession()
  const { question, storeOrAsk } = useInsist({ code: 'STOCK_EXCEEDED', flag: 'ignoreStock', foundIn: () => [] })
  const form = useRecordForm<Values, unknown>({
    schema,
    rules: (values) => checkMovement(values),
    mode: 'create',
    values: { kind: 'OUT', quantity: null as never, reason: null },
    draft: `${me.user.id}-stock-${product.id}`,
    save: (values, { idempotencyKey }) =>
      storeOrAsk(({ options, keyOf }) =>
        client.products.move(product.id, schema.parse(values), { ...options, idempotencyKey: keyOf(idempotencyKey) }),
      ),
    onSaved: () => {
      toast.success('stock.booked')
      void refresh('products')
      onBooked()
    },
    onFailure: () => toast.error('stock.booked-not'),
  })
  return (
    <>
      <Form
        form={form}
        fields={ofMovement}
        title={t('stock.book')}
        actions={<FormActions saveLabel={t('stock.book')} />}
      >
        <Section>
          <ToggleField
            name="kind"
            options={movementKinds.map((value) => ({ value, label: t(`stock.kind.${value}`) }))}
          />
          <NumberField name="quantity" span={2} signed hint={t('stock.quantity-hint')} />
          <TextField name="reason" span={4} />
        </Section>
      </Form>
      {question && (
        <QuestionDialog
          question={{
            title: t('stock.exceeded'),
            description: t('stock.exceeded-hint', { name: product.name, count: product.stock }),
            confirm: t('stock.exceeded-anyway'),
          }}
          onAnswer={question.onAnswer}
        />
      )}
    </>
  )
}

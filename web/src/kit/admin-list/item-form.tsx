import type { ReactNode } from 'react'
import { refresh, showAtOnce } from '../api'
import { toast } from '../feedback'
import { Form, FormActions, type FormMode, type SaveFacts, Section, useRecordForm } from '../form'
import { TextField } from '../form/fields'
import { refusalOf } from './change-items'
import type { ListFacts, ListItem } from './facts'
import { featuresOf } from './links'

interface ItemFormProps {
  list: ListFacts
  mode: FormMode
  item?: ListItem
  title: string
  onSaved: (item: ListItem) => void
  onCancel: () => void
  /** What stands below the fields and is stored by itself. */
  children?: ReactNode
}

type Values = Record<string, unknown>

const valuesOf = (list: ListFacts, item: object = {}): Values =>
  Object.fromEntries(
    Object.keys(list.schema.shape).map((name) => [
      name,
      (item as Values)[name] ?? (list.starts as Values | undefined)?.[name] ?? null,
    ]),
  )

async function store(list: ListFacts, item: ListItem | undefined, values: Values, facts: SaveFacts): Promise<ListItem> {
  const { create, update } = list.calls
  if (!item || !update) return create(list.schema.parse(values), { idempotencyKey: facts.idempotencyKey })
  const changes = list.schema.partial().parse(values)
  // Shown before the server has answered: spec 1 section 4.
  const takeBack = showAtOnce(list.key(), item.id, changes)
  try {
    return await update(item.id, changes, { ifMatch: facts.version ?? item.version })
  } catch (error) {
    takeBack()
    throw error
  }
}

/** The fields of an item. */
export function ItemForm({ list, mode, item, title, onSaved, onCancel, children }: ItemFormProps) {
  const form = useRecordForm<Values, ListItem>({
    schema: list.schema,
    ...(list.rules ? { rules: list.rules } : {}),
    mode,
    values: valuesOf(list, item),
    ...(item ? { version: item.version } : {}),
    save: async (values, facts) => {
      const saved = await store(list, item, values, facts)
      toast.success('list.saved')
      void refresh(...featuresOf(list))
      list.onStored?.()
      return saved
    },
    onSaved,
    valuesOf: (current) => valuesOf(list, current),
    onFailure: (error) => toast.error(refusalOf(error, 'common.unexpected')),
  })
  const { Fields } = list
  return (
    <Form form={form} fields={list} title={title} actions={<FormActions onCancel={onCancel} />}>
      <Section>
        {!list.naming && <TextField name="name" span={6} />}
        {Fields && <Fields />}
      </Section>
      {children}
    </Form>
  )
}

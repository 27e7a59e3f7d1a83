import type { ReactNode } from 'react'
import { refresh, showAtOnce } from '../api'
import { toast } from '../feedback'
import {
  Abandoned,
  type Attempt,
  Form,
  FormActions,
  type FormMode,
  type SaveFacts,
  Section,
  useInsist,
  useRecordForm,
} from '../form'
import { TextField } from '../form/fields'
import { whenIdle } from '../loading'
import { refusalOf } from './change-items'
import type { ListFacts, ListItem } from './facts'
import { featuresOf } from './links'
import type { SameName } from './same-name-dialog'

// It is seldom that two are called alike.
const SameNameDialog = whenIdle(async () => (await import('./same-name-dialog')).SameNameDialog)

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

async function store(
  list: ListFacts,
  item: ListItem | undefined,
  values: Values,
  facts: SaveFacts,
  { options, keyOf }: Attempt<'ignoreDuplicates'>,
): Promise<ListItem> {
  const { create, update } = list.calls
  if (!item || !update)
    return create(list.schema.parse(values), { ...options, idempotencyKey: keyOf(facts.idempotencyKey) })
  const changes = list.schema.partial().parse(values)
  // Shown before the server has answered: spec 1 section 4.
  const takeBack = showAtOnce(list.key(), item.id, changes)
  try {
    return await update(item.id, changes, { ...options, ifMatch: facts.version ?? item.version })
  } catch (error) {
    takeBack()
    throw error
  }
}

/** The fields of an item. */
export function ItemForm({ list, mode, item, title, onSaved, onCancel, children }: ItemFormProps) {
  const { question, storeOrAsk } = useInsist({
    code: 'DUPLICATE',
    flag: 'ignoreDuplicates',
    foundIn: ({ duplicates }) => duplicates as SameName[] | undefined,
  })
  const form = useRecordForm<Values, ListItem>({
    schema: list.schema,
    ...(list.rules ? { rules: list.rules } : {}),
    mode,
    values: valuesOf(list, item),
    ...(item ? { version: item.version } : {}),
    save: async (values, facts) => {
      const saved = await storeOrAsk((attempt) => store(list, item, values, facts, attempt))
      toast.success('list.saved')
      void refresh(...featuresOf(list))
      list.onStored?.()
      return saved
    },
    onSaved,
    valuesOf: (current) => valuesOf(list, current),
    onFailure: (error) => {
      if (!(error instanceof Abandoned)) toast.error(refusalOf(error, 'common.unexpected'))
    },
  })
  const { Fields } = list
  return (
    <Form form={form} fields={list} title={title} actions={<FormActions onCancel={onCancel} />}>
      <Section>
        {!list.naming && <TextField name="name" span={6} />}
        {Fields && <Fields />}
        {list.fieldsFor?.(item?.id)}
      </Section>
      {children}
      {question && <SameNameDialog {...question} onMissing={() => question.onAnswer(false)} />}
    </Form>
  )
}

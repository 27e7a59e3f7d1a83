import * as z from 'zod'
import { Form, useRecordForm } from '../form'
import { PickerField } from '../form/fields'
import { DataTable } from '../list'
import type { PickerSource } from '../picker'

export const nothing = () => undefined

export function Choosing<One extends { id: number }>({ source }: { source: () => PickerSource<One> }) {
  const form = useRecordForm<{ one: number | null }, unknown>({
    schema: z.object({ one: z.int().nullable() }),
    mode: 'update',
    values: { one: null },
    save: async () => undefined,
    onFailure: nothing,
  })
  return (
    <Form form={form} fields={{ labels: 'person' }} title="Wahl">
      <PickerField name="one" label="Wahl" source={source()} />
    </Form>
  )
}

/** A table that asks for a right in every place where it can. */
export function Shelf({ onOpen = nothing }: { onOpen?: () => void }) {
  return (
    <DataTable<{ id: number }>
      tableId="shelf"
      label="Regal"
      columns={[
        { id: 'name', header: 'person.name', width: 100, value: () => 'Eiche' },
        { id: 'id', header: 'process.id', width: 100, permission: 'Process:List', value: ({ id }) => id },
      ]}
      filters={[{ id: 'city', label: 'person.city', kind: 'text', permission: 'Person:Delete' }]}
      bulkActions={[{ label: 'Weg', icon: null, permission: 'Person:Create', run: nothing }]}
      cacheKey={['shelf']}
      load={async () => ({ items: [{ id: 1 }], nextCursor: null, prevCursor: null })}
      onOpen={onOpen}
      openPermission="Person:ListAndRead"
    />
  )
}

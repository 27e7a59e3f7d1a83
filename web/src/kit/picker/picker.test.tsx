import { type FormEvent, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp, typeAtOnce } from '../testing'
import { MultiPicker, Picker, type PickerSource } from '.'

interface Urn {
  id: number
  name: string
  deleted?: boolean
}

const urns: Urn[] = Array.from({ length: 60 }, (_, index) => ({ id: index + 1, name: `Urne ${index + 1}` }))
const broken: Urn = { id: 99, name: 'Zerbrochene Urne', deleted: true }

/** Answers pages of 20 and remembers what it was asked. */
function aShelf() {
  const asked: string[] = []
  const source: PickerSource<Urn> = {
    key: ['urns'],
    list: async (query, cursor) => {
      asked.push(`${query}@${cursor}`)
      const found = urns.filter((urn) => urn.name.includes(query))
      const start = Number(cursor || 0)
      return {
        items: found.slice(start, start + 20),
        nextCursor: start + 20 < found.length ? String(start + 20) : null,
        prevCursor: null,
      }
    },
    byIds: async (ids) => {
      asked.push(`ids ${ids.join()}`)
      return [...urns, broken].filter((urn) => ids.includes(urn.id))
    },
    label: (urn) => urn.name,
    isDeleted: (urn) => urn.deleted ?? false,
  }
  return { asked, source }
}

function UrnPicker({ source, start = null }: { source: PickerSource<Urn>; start?: number | null }) {
  const [value, setValue] = useState<number | null>(start)
  return <Picker source={source} value={value} onChange={setValue} label="Urne" />
}

test('one search is sent for one burst of typing, and what is found can be chosen by keyboard', async () => {
  const { asked, source } = aShelf()
  const screen = await renderApp(<UrnPicker source={source} />).screen
  const input = screen.getByRole('combobox', { name: 'Urne' })
  await input.click()
  await expect.element(screen.getByRole('option', { name: 'Urne 1', exact: true })).toBeVisible()
  typeAtOnce('Urne 6')
  await expect.element(screen.getByRole('option', { name: 'Urne 60' })).toBeVisible()
  expect(asked).toEqual(['@', 'Urne 6@'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(input).toHaveValue('Urne 60')
})

test('Enter that is faster than the server chooses nothing that was found for an earlier text', async () => {
  const { source } = aShelf()
  const screen = await renderApp(<UrnPicker source={source} />).screen
  const input = screen.getByRole('combobox', { name: 'Urne' })
  await input.click()
  await expect.element(screen.getByRole('option', { name: 'Urne 1', exact: true })).toBeVisible()
  await userEvent.keyboard('Urne 45{Enter}')
  await expect.element(input).toHaveValue('Urne 45')
  await expect.element(screen.getByRole('option', { name: 'Urne 45' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(input).toHaveValue('Urne 45')
})

test.each(['one', 'many'])('of %s: Enter in an open list saves no form around it', async (kind) => {
  const { source } = aShelf()
  let saved = 0
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    saved += 1
  }
  const screen = await renderApp(
    <form onSubmit={onSubmit}>
      {kind === 'one' ? (
        <UrnPicker source={source} />
      ) : (
        <MultiPicker source={source} value={[]} onChange={() => undefined} label="Urne" />
      )}
      <button type="submit">Speichern</button>
    </form>,
  ).screen
  const input = screen.getByRole('combobox', { name: 'Urne' })
  await input.click()
  await userEvent.keyboard('Vase{Enter}')
  await expect.element(screen.getByText('Keine Ergebnisse')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveValue('Vase')
  expect(saved).toBe(0)
  await userEvent.keyboard('{Escape}{Enter}')
  expect(saved).toBe(1)
})

test('several are chosen one after the other by typing', async () => {
  const { source } = aShelf()
  const chosen: number[][] = []
  function Urns() {
    const [value, setValue] = useState<number[]>([])
    chosen.push(value)
    return <MultiPicker source={source} value={value} onChange={setValue} label="Urnen" />
  }
  const screen = await renderApp(<Urns />).screen
  await screen.getByRole('combobox', { name: 'Urnen' }).click()
  for (const name of ['Urne 45', 'Urne 57']) {
    await userEvent.keyboard(name)
    await expect.element(screen.getByRole('option', { name })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name })).toBeVisible()
  }
  expect(chosen.at(-1)).toEqual([45, 57])
})

test('the next page comes at four fifths of the list, and not before', async () => {
  const { asked, source } = aShelf()
  const screen = await renderApp(<UrnPicker source={source} />).screen
  await screen.getByRole('combobox', { name: 'Urne' }).click()
  await expect.element(screen.getByRole('option', { name: 'Urne 20', exact: true })).toBeInTheDocument()
  const list = screen.getByRole('listbox').element()
  list.scrollTop = list.scrollHeight * 0.7 - list.clientHeight
  await expect.poll(() => list.scrollTop).toBeGreaterThan(0)
  expect(asked).toEqual(['@'])
  list.scrollTop = list.scrollHeight * 0.85 - list.clientHeight
  await expect.element(screen.getByRole('option', { name: 'Urne 40', exact: true })).toBeInTheDocument()
  expect(asked).toEqual(['@', '@20'])
})

test('a chosen record that is on no page is loaded by its id, and a deleted one is red', async () => {
  const { asked, source } = aShelf()
  const screen = await renderApp(<UrnPicker source={source} start={99} />).screen
  const input = screen.getByRole('combobox', { name: 'Urne' })
  await expect.element(input).toHaveValue('Zerbrochene Urne')
  expect(asked).toEqual(['ids 99'])
  expect(getComputedStyle(input.element()).color).toBe('rgb(179, 38, 30)')
  await input.hover()
  await expect.element(screen.getByRole('tooltip', { name: 'Dieser Eintrag wurde gelöscht' })).toBeVisible()
})

import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeServer, renderApp } from '../../kit/testing'
import { type ChipFacts, ChipPlace } from './chip-place'
import { LetterEditor, LineEditor } from './letter-editor'
import { letterWords } from './letter-text'

interface Written {
  value: string | null
}

async function anEditor(start: string | null, { facts, isLine = false }: { facts?: ChipFacts; isLine?: boolean } = {}) {
  fakeServer({})
  const written: Written = { value: start }
  const Editor = isLine ? LineEditor : LetterEditor
  function Writing() {
    const [value, setValue] = useState(start)
    return (
      <ChipPlace value={facts}>
        <p id="label">Text</p>
        <Editor
          labelId="label"
          describedBy={undefined}
          value={value}
          onChange={(next) => {
            written.value = next
            setValue(next)
          }}
          onBlur={() => undefined}
          disabled={false}
          wrong={false}
        />
      </ChipPlace>
    )
  }
  const screen = await renderApp(<Writing />).screen
  const text = screen.getByRole('textbox', { name: 'Text' })
  await expect.element(text).toBeVisible()
  return { screen, text, written }
}

test('a placeholder is chosen by typing and keys alone', async () => {
  const { screen, text, written } = await anEditor(null)
  await text.click()
  await userEvent.keyboard('Wir trauern um {{nachname verst')
  const option = screen.getByRole('option', { name: 'Nachname der verstorbenen Person' })
  await expect.element(option).toHaveAttribute('aria-selected', 'true')
  expect(text.element().getAttribute('aria-activedescendant')).toBe(option.element().id)
  await userEvent.keyboard('{Enter}.')
  await expect.element(option).not.toBeInTheDocument()
  expect(written.value).toBe('<p>Wir trauern um <span data-placeholder="deceased.lastName"></span>.</p>')
  await expect.element(text).toHaveTextContent('Wir trauern um Nachname der verstorbenen Person.')
})

test('arrows lead along the list, Escape gives it up and leaves what was typed', async () => {
  const { screen, text, written } = await anEditor(null)
  await text.click()
  await userEvent.keyboard('{{grab')
  const options = screen.getByRole('option')
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(options.first()).not.toBeInTheDocument()
  expect(written.value).toBe('<p>{grab</p>')
  await userEvent.keyboard('}} {{heut')
  await expect.element(screen.getByRole('option', { name: 'Heutiges Datum in Worten' })).toBeVisible()
})

test('the button opens the whole list, in groups of the trade', async () => {
  const { screen, text, written } = await anEditor('<p>Datum: </p>')
  await text.click()
  await screen.getByRole('button', { name: 'Platzhalter einfügen' }).click()
  await expect.element(screen.getByRole('option', { name: 'Grabnummer, Grab' })).toBeInTheDocument()
  await screen.getByRole('option', { name: 'Heutiges Datum, Heute' }).click()
  await expect.poll(() => written.value).toContain('data-placeholder="today.date"')
  expect(written.value).not.toContain('{')
})

test('a word by gender is written in a short form and opens again with Enter', async () => {
  const { screen, text, written } = await anEditor(null)
  await text.click()
  await screen.getByRole('button', { name: 'Wort nach Geschlecht oder Zahl' }).click()
  await screen.getByRole('textbox', { name: 'männlich' }).fill('Herr')
  await screen.getByRole('textbox', { name: 'weiblich' }).fill('Frau')
  await screen.getByRole('button', { name: 'Übernehmen' }).click()
  await expect
    .poll(() => written.value)
    .toBe('<p><span data-choice="client.gender" data-words="Herr|Frau|"></span></p>')
  await expect.element(text).toHaveTextContent('Herr / Frau / –')
  await expect.element(text).toHaveFocus()
  await text.getByText('Herr / Frau / –').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog', { name: 'Wort nach Geschlecht oder Zahl ändern' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'weiblich' })).toHaveValue('Frau')
})

test('marked text stands in the letter on a condition, which can be taken away', async () => {
  const { screen, text, written } = await anEditor('<p>Grab 12</p>')
  await text.click()
  await expect.element(screen.getByRole('button', { name: 'Nur unter einer Bedingung' })).toBeDisabled()
  await userEvent.keyboard('{Control>}a{/Control}')
  await screen.getByRole('button', { name: 'Nur unter einer Bedingung' }).click()
  await screen.getByRole('button', { name: 'nur wenn leer' }).click()
  await screen.getByRole('combobox', { name: 'Angabe' }).fill('Grabnummer')
  await screen.getByRole('option', { name: 'Grabnummer' }).click()
  await screen.getByRole('button', { name: 'Übernehmen' }).click()
  await expect.poll(() => written.value).toBe('<p><span data-when="!grave.number">Grab 12</span></p>')
  expect(text.element().querySelector<HTMLElement>('[data-word]')?.dataset.word).toBe('Nur wenn leer: Grabnummer')
  await screen.getByRole('button', { name: 'Bedingung aufheben' }).click()
  await expect.poll(() => written.value).toBe('<p>Grab 12</p>')
})

const facts: ChipFacts = {
  values: { 'deceased.lastName': 'Muster', 'grave.number': null },
  cases: { 'client.gender': 'FEMALE' },
}

test('where a letter is written, chips say what they say there, and what is missing', async () => {
  const html =
    '<p><span data-choice="client.gender" data-words="Herr|Frau|"></span> <span data-placeholder="deceased.lastName"></span> <span data-placeholder="grave.number"></span></p>'
  const { text } = await anEditor(html, { facts })
  await expect.element(text).toHaveTextContent('Frau Muster Grabnummer fehlt')
  expect(text.getByText('Grabnummer fehlt').element().dataset.state).toBe('missing')
  expect(letterWords(html, facts)).toBe('[Frau] [Muster] [Grabnummer fehlt]')
})

test('nothing but what a letter can hold comes in', async () => {
  const { text } = await anEditor(
    '<p><span data-placeholder="no.such" onclick="alert(1)" style="color:red">Rest</span><span data-when="grave.number" class="x">da</span></p>',
  )
  await expect.element(text).toHaveTextContent('Restda')
  expect(text.element().innerHTML).not.toMatch(/onclick|style=|no\.such/)
})

test('a line takes placeholders and stays a line', async () => {
  const { text, written } = await anEditor('Sterbefall {deceased.lastName}', { isLine: true })
  await expect.element(text).toHaveTextContent('Sterbefall Nachname der verstorbenen Person')
  await text.click()
  await userEvent.keyboard('{End} & {Enter}{{sterbedatum{Enter}')
  await expect.poll(() => written.value).toBe('Sterbefall {deceased.lastName} & {deceased.dateOfDeath}')
  expect(text.element().querySelectorAll('p')).toHaveLength(1)
})

import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPerson, page } from '../../../kit/testing'
import '../../global-drawers'
import { open, prepare, searches, serve, signIn } from './testing'

beforeEach(prepare)

const threeKais = () =>
  page(['Abel', 'Busch', 'Conrad'].map((lastName, at) => aPerson({ id: at + 1, firstName: 'Kai', lastName })))

/** A menu that has found three persons, the first of them highlighted. */
async function withHits() {
  signIn(['Person:ListAndRead'])
  serve({ 'GET /persons': threeKais })
  const menu = await open()
  await userEvent.keyboard('Kai')
  await expect.poll(menu.lines).toEqual(['Kai Abel', 'Kai Busch', 'Kai Conrad'])
  const chosen = () => menu.screen.getByRole('option', { selected: true }).element().querySelector('bdi')?.textContent
  return { ...menu, chosen }
}

test('the arrows go round, and what is typed anew begins at the first line', async () => {
  const { chosen, field, lines } = await withHits()
  expect(chosen()).toBe('Kai Abel')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(chosen).toBe('Kai Conrad')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(chosen).toBe('Kai Busch')
  await userEvent.keyboard(' ')
  await expect.element(field).toHaveValue('Kai ')
  await expect.poll(lines).toHaveLength(3)
  await expect.poll(chosen).toBe('Kai Abel')
})

test('Home and End move in what is typed until a line was chosen by the arrows', async () => {
  const { chosen, field } = await withHits()
  await userEvent.keyboard('{Home}')
  expect((field.element() as HTMLInputElement).selectionStart).toBe(0)
  await userEvent.keyboard('{ArrowDown}{End}')
  await expect.poll(chosen).toBe('Kai Conrad')
  await userEvent.keyboard('{Home}')
  await expect.poll(chosen).toBe('Kai Abel')
})

test('with Alt or Ctrl the keys are not for the list', async () => {
  const { chosen, field, router } = await withHits()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Control>}{Enter}{/Control}')
  await expect.element(field).toBeVisible()
  expect(chosen()).toBe('Kai Abel')
  expect(router.state.location.search).toEqual({})
})

test('until the next hits have come, those of before stay in sight', async () => {
  signIn(['Person:ListAndRead'])
  let answerNext = () => undefined as unknown
  const next = new Promise<void>((resolve) => {
    answerNext = resolve
  })
  const requests = serve({
    'GET /persons': async ({ query }) => {
      if (query.get('query') === 'Kai') return threeKais()
      await next
      return page([])
    },
  })
  const { lines, screen } = await open()
  await userEvent.keyboard('Kai')
  await expect.poll(lines).toHaveLength(3)
  await userEvent.keyboard('x')
  await expect.poll(() => searches(requests).some(({ query }) => query.get('query') === 'Kaix')).toBe(true)
  expect(lines()).toHaveLength(3)
  answerNext()
  await expect.element(screen.getByText('Nicht gefunden', { exact: true }).first()).toBeVisible()
})

test.each([
  [null, true],
  ['supporter', false],
])('leave is asked for by the staff and not by who visits: %s', async (platformRole, isOffered) => {
  signIn(undefined, { platformRole })
  serve()
  const { lines } = await open('{Control>}{Shift>}k{/Shift}{/Control}')
  await expect.poll(lines).toContain('Abmelden')
  expect(lines().includes('Abwesenheit beantragen')).toBe(isOffered)
})

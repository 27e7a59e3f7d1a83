import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries } from '../../kit/api'
import { openCommands } from '../../kit/commands'
import { loadTexts } from '../../kit/i18n'
import { type Me, session } from '../../kit/session'
import { aMe, answer, fakeServer, problem, renderApp } from '../../kit/testing'
import { OwnPicture } from './own-picture'

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  await browser.viewport(1280, 900)
  await loadTexts(['users'])
})

const meWith = (profilePictureDocumentAccessToken: string | null): Me => {
  const me = aMe()
  return { ...me, user: { ...me.user, profilePictureDocumentAccessToken } }
}

/** Left half red, right half blue, twice as wide as high. */
const twoColours = async (): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = 400
  canvas.height = 200
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D
  brush.fillStyle = 'red'
  brush.fillRect(0, 0, 200, 200)
  brush.fillStyle = 'blue'
  brush.fillRect(200, 0, 200, 200)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob as Blob], 'Urlaub 47.3769,8.5417.png', { type: 'image/png' })
}

async function aPicture(token: string | null, routes: Parameters<typeof fakeServer>[0] = {}) {
  let held = token
  session.start(meWith(token))
  const asked = fakeServer({
    'GET /auth/me': () => answer(meWith(held)),
    'POST /users/me/picture': () => {
      held = 'new'
      return answer({}, 201)
    },
    'DELETE /users/me/picture': () => {
      held = null
      return answer(null, 204)
    },
    ...routes,
  })
  const { container, ...screen } = await renderApp(<OwnPicture />).screen
  const input = container.querySelector('input[type=file]') as HTMLInputElement
  const face = () => container.querySelector('[data-face]')?.getAttribute('data-face')
  return { screen, asked, input, face }
}

const sent = (asked: { path: string }[], method: string) => asked.filter(({ path }) => path.startsWith(method))

const colourAt = async (file: Blob, share: number) => {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D
  brush.drawImage(picture, 0, 0)
  const [red = 0, , blue = 0] = brush.getImageData(picture.width * share, picture.height / 2, 1, 1).data
  return { size: [picture.width, picture.height], isRed: red > 200 && blue < 60 }
}

test('a chosen picture is cut to a square by keys, painted anew and stored under a name that says nothing', async () => {
  const { screen, asked, input, face } = await aPicture(null)
  expect(face()).toBe('initials')
  await userEvent.upload(input, await twoColours())
  const stage = screen.getByRole('application')
  await expect.element(stage).toBeVisible()
  ;(stage.element() as HTMLElement).focus()
  for (let times = 0; times < 12; times++) await userEvent.keyboard('{ArrowRight}')
  await screen.getByRole('button', { name: 'Übernehmen' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  const [upload] = sent(asked, 'POST') as unknown as { body: { file: File } }[]
  const { file } = upload?.body ?? {}
  expect([file?.name, file?.type]).toEqual(['Profilbild.jpg', 'image/jpeg'])
  // Pushed to the right, its left half is what is seen.
  expect(await colourAt(file as File, 0.9)).toEqual({ size: [512, 512], isRed: true })
  await expect.poll(() => session.get()?.me.user.profilePictureDocumentAccessToken).toBe('new')
  await expect.element(screen.getByRole('button', { name: 'Anderes Bild' })).toBeVisible()
})

test('a finger pushes the picture, and no farther than its edge', async () => {
  const { screen, input } = await aPicture(null)
  await userEvent.upload(input, await twoColours())
  await expect.element(screen.getByRole('application')).toBeVisible()
  const stage = screen.getByRole('application').element() as HTMLElement
  const picture = stage.querySelector('img') as HTMLImageElement
  const { left, top, width } = stage.getBoundingClientRect()
  const at = (type: string, x: number) =>
    stage.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + x, clientY: top + 50, isPrimary: true }),
    )
  stage.setPointerCapture = () => undefined
  at('pointerdown', 100)
  at('pointermove', 100 + width / 4)
  await expect.poll(() => picture.style.left).toBe('-25%')
  at('pointermove', 100 + width * 3)
  await expect.poll(() => picture.style.left).toBe('0%')
  at('pointerup', 0)
  at('pointermove', 0)
  expect(picture.style.left).toBe('0%')
})

test('what is no picture is refused before anything travels', async () => {
  const { screen, asked, input } = await aPicture(null)
  await userEvent.upload(input, new File(['kein Bild'], 'Ich.png', { type: 'image/png' }))
  await expect.element(browser.getByText('Diese Datei ist kein Bild')).toBeVisible()
  await expect.element(screen.getByRole('application')).not.toBeInTheDocument()
  expect(sent(asked, 'POST')).toEqual([])
})

test('a picture that the server refuses leaves what was there, and says so', async () => {
  const { screen, input } = await aPicture('old', { 'POST /users/me/picture': () => problem(413, 'TOO_LARGE') })
  await userEvent.upload(input, await twoColours())
  await screen.getByRole('button', { name: 'Übernehmen' }).click()
  await expect.element(browser.getByText('Ihr Bild konnte nicht gespeichert werden')).toBeVisible()
  expect(session.get()?.me.user.profilePictureDocumentAccessToken).toBe('old')
})

test('a picture that cannot be had leaves the initials, and what is taken away is gone', async () => {
  const { screen, asked, face } = await aPicture('old')
  await expect.poll(face).toBe('initials')
  await screen.getByRole('button', { name: 'Entfernen' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Ihr Bild entfernen?' })
  expect(sent(asked, 'DELETE')).toHaveLength(0)
  await question.getByRole('button', { name: 'Entfernen' }).click()
  await expect.element(browser.getByText('Ihr Bild wurde entfernt')).toBeVisible()
  expect(sent(asked, 'DELETE')).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: 'Entfernen' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Bild wählen' })).toBeVisible()
})

test('what its buttons do is found among the commands', async () => {
  const offered = () => openCommands().flatMap(({ commands }) => commands)
  const labels = () => offered().map(({ label }) => label)
  const { screen } = await aPicture('old')
  await expect.poll(labels).toEqual(['Anderes Bild', 'Entfernen'])
  offered().at(-1)?.run()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect.poll(labels).toEqual(['Bild wählen'])
})

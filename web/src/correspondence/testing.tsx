import type { Letter } from '@pietas/contract/correspondence'
import type { Permission } from '@pietas/contract/kit/permissions'
import { session } from '../kit/session'
import { aLetter, aMe, answer, aPreview, aProcess, fakeServer, renderApp } from '../kit/testing'
import { LetterDrawer } from './letters/letter-drawer'

export const signIn = (rights: readonly Permission[]) => {
  const me = aMe({ permissions: [...rights] })
  session.start({ ...me, tenants: me.tenants.map((tenant) => ({ ...tenant, permissions: [...rights] })) })
}

/** The drawer of a letter, over a server that stores what it is sent. */
export async function aDraft(more: Parameters<typeof fakeServer>[0] = {}, letter = aLetter()) {
  const path = `/processes/100/correspondence/${letter.id}`
  let stored = letter
  const received = fakeServer({
    'GET /processes/100': () => answer(aProcess()),
    [`GET ${path}`]: () => answer(stored),
    [`PATCH ${path}`]: ({ body }) => {
      stored = { ...stored, ...body, version: stored.version + 1 } as Letter
      return answer(stored)
    },
    'POST /templates/preview': ({ headers }) =>
      headers.get('accept') === 'application/pdf'
        ? answer(new Blob(['%PDF'], { type: 'application/pdf' }))
        : answer(aPreview()),
    ...more,
  })
  const screen = await renderApp(<LetterDrawer processId={100} letterId={letter.id} />).screen
  const patches = () => received.filter((one) => one.path.startsWith('PATCH')).map(({ body }) => body)
  return { screen, patches, received }
}

import { routes } from 'virtual:routes'
import { addressOf } from '@pietas/contract/kit/client'
import { scope } from '../api/client'

const contentOf = (accessToken: string, query?: { download: true }) =>
  addressOf(routes.documents.content, scope(), accessToken, query ? { query } : {})

/** Addresses of a document's content, for `<img>` and links; the session in the cookie decides who gets it. */
export const documentUrls = {
  content: (accessToken: string) => contentOf(accessToken),
  /** The same as a download, whatever its type. */
  download: (accessToken: string) => contentOf(accessToken, { download: true }),
  thumbnail: (accessToken: string, size: 50 | 300) =>
    addressOf(routes.documents.thumbnail, scope(), accessToken, { query: { size } }),
}

import { session } from '../session'

const documentPath = (accessToken: string) =>
  `/api/v1/tenants/${session.get()?.tenant?.id}/documents/${encodeURIComponent(accessToken)}`

/** Addresses of a document's content, for `<img>` and links; the session in the cookie decides who gets it. */
export const documentUrls = {
  content: documentPath,
  thumbnail: (accessToken: string) => `${documentPath(accessToken)}/thumbnail`,
}

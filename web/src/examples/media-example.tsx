import { Thumbnail } from '../kit/media'
import { Example } from './example'

const picture = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><defs><linearGradient id="a" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="300" height="300" fill="url(#a)"/><circle cx="210" cy="96" r="36" fill="#fff8"/></svg>`,
  )}`

const own = { content: (token: string) => token, thumbnail: (token: string) => token }

export function MediaExample() {
  return (
    <Example
      title="Vorschaubild"
      about="Thumbnail: zeigt beim Zeigen und bei Fokus ein größeres Bild; sonst ein Zeichen."
    >
      <Thumbnail
        documentAccessToken={picture('#93c5fd', '#1e3a8a')}
        mediaType="image/jpeg"
        fileName="Trauerbild.jpg"
        urls={own}
      />
      <Thumbnail
        documentAccessToken={picture('#f5f5f4', '#a8a29e')}
        mediaType="application/pdf"
        fileName="Vollmacht.pdf"
        urls={own}
      />
      <Thumbnail documentAccessToken="fehlt" mediaType="application/pdf" fileName="Fehlt.pdf" urls={own} />
      <Thumbnail documentAccessToken="" mediaType="text/plain" fileName="Notiz.txt" />
      <Thumbnail
        documentAccessToken={picture('#fed7aa', '#9a3412')}
        mediaType="image/png"
        fileName="Groß.png"
        size={96}
        urls={own}
      />
    </Example>
  )
}

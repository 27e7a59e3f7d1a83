import { useEffect } from 'react'

/** Names the page in the browser's tab. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Pietas`
  }, [title])
}

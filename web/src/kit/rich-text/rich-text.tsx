import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import * as styles from './rich-text.module.css'

const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'blockquote'],
  ALLOWED_ATTR: ['href'],
  // Links lead to the web and to people, never into a script.
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
}

/** @returns the text with nothing in it but what the editor can write. */
export function sanitised(html: string): string {
  const body = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM: true }) as HTMLElement
  for (const link of body.querySelectorAll('a')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  return body.innerHTML
}

/** Formatted text; what came from elsewhere is cleaned again before it is shown. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => sanitised(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it has just been cleaned
  return <div className={styles.richText} dir="auto" dangerouslySetInnerHTML={{ __html: clean }} />
}

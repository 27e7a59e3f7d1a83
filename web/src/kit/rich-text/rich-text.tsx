import { richTextLinks, richTextTags } from '@pietas/contract/kit/rich-text-tags'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import * as styles from './rich-text.module.css'

const allowed = {
  ALLOWED_TAGS: richTextTags,
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: richTextLinks,
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

import { richTextLinks, richTextTags } from '@pietas/contract/kit/rich-text-tags'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import * as styles from './rich-text.module.css'

/** What a text may hold besides, where its editor can write more: tags, and attributes of theirs. */
export interface Allowance {
  tags: readonly string[]
  attributes: readonly string[]
}

const nothingMore: Allowance = { tags: [], attributes: [] }

/** @returns the text with nothing in it but what the editor can write. */
export function sanitised(html: string, { tags, attributes }: Allowance = nothingMore): string {
  const body = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags, ...tags],
    ALLOWED_ATTR: ['href', ...attributes],
    ALLOWED_URI_REGEXP: richTextLinks,
    // They lead nowhere.
    ADD_URI_SAFE_ATTR: [...attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement
  for (const link of body.querySelectorAll('a')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  return body.innerHTML
}

/** Formatted text; what came from elsewhere is cleaned again before it is shown. */
export function RichText({ html, allowance }: { html: string; allowance?: Allowance }) {
  const clean = useMemo(() => sanitised(html, allowance), [html, allowance])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it has just been cleaned
  return <div className={styles.richText} dir="auto" dangerouslySetInnerHTML={{ __html: clean }} />
}

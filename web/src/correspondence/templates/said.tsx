import type { Template } from '@pietas/contract/correspondence'
import { useTranslation } from '../../kit/i18n'
import { LetterText } from '../editor/letter-text'
import { htmlOfLine } from '../editor/line-text'
import * as styles from './said.module.css'

type Texts = Pick<Template, 'name' | 'subject' | 'content' | 'header' | 'footer'>

/** What a template says, to be read. */
export function Said({ title, texts }: { title: string; texts: Texts }) {
  const { t } = useTranslation()
  const parts = [
    ['subject', texts.subject === null ? null : htmlOfLine(texts.subject)],
    ['content', texts.content],
    ['header', texts.header],
    ['footer', texts.footer],
  ] as const
  return (
    <section className={styles.said} aria-label={title}>
      <h3>{title}</h3>
      <div dir="auto">{texts.name}</div>
      {parts.map(
        ([part, html]) =>
          html !== null && (
            <div key={part}>
              <div className={styles.label}>{t(`letterTemplate.${part}`)}</div>
              <div className={styles.paper}>
                <LetterText html={html} />
              </div>
            </div>
          ),
      )}
    </section>
  )
}

import type { ReactNode } from 'react'
import type { Language } from '../../../kit/i18n'
import * as styles from './flag.module.css'

const drawn: Record<Language, ReactNode> = {
  de: (
    <>
      <path fill="#000" d="M0 0h60v14H0z" />
      <path fill="#d00" d="M0 14h60v14H0z" />
      <path fill="#ffce00" d="M0 28h60v14H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h60v42H0z" />
      <path stroke="#fff" strokeWidth="8" d="m0 0 60 42M60 0 0 42" />
      <path stroke="#c8102e" strokeWidth="3" d="m0 0 60 42M60 0 0 42" />
      <path stroke="#fff" strokeWidth="14" d="M30 0v42M0 21h60" />
      <path stroke="#c8102e" strokeWidth="8" d="M30 0v42M0 21h60" />
    </>
  ),
}

/** The flag by which a language is known at a glance; its name stands beside it, or on the button. Drawn, because Windows has no letters for flags. */
export const Flag = ({ language }: { language: Language }) => (
  <svg className={styles.flag} viewBox="0 0 60 42" data-flag={language} aria-hidden>
    {drawn[language]}
  </svg>
)

import { type CSSProperties, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { useSetting } from '../settings'
import * as styles from './toaster.module.css'

// The library's own colours on their grounds are a little too weak to be read easily.
const textColours = {
  fontFamily: 'inherit',
  '--success-text': 'var(--mui-palette-success-main)',
  '--error-text': 'var(--mui-palette-error-main)',
  '--info-text': 'var(--mui-palette-info-main)',
} as CSSProperties

function Toaster() {
  const mode = useSetting('mode')
  const direction = useSetting('direction')
  // Below the menu, on the side that no drawer comes from; on a telephone above the bar and the buttons of a form.
  return (
    <Sonner
      theme={mode}
      dir={direction}
      position={direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
      mobileOffset={{ bottom: 'calc(136px + env(safe-area-inset-bottom))' }}
      toastOptions={{ className: styles.message }}
      richColors
      closeButton
      style={textColours}
    />
  )
}

// A root of its own: messages outlive the page that sent them.
const place = document.body.appendChild(document.createElement('div'))

// Dialogs and drawers hide whatever stands beside them from people who hear the page, but a message is for them too.
new MutationObserver(() => place.removeAttribute('aria-hidden')).observe(place, { attributeFilter: ['aria-hidden'] })

createRoot(place).render(
  <StrictMode>
    <Toaster />
  </StrictMode>,
)

/** What can be done about what a message says. */
export interface ToastAction {
  label: string
  run: () => void
}

// What has just been done is known; what somebody did not know, or may want to take back, takes longer to read.
const longer = 12_000

/** @param key of the text, for whoever looks at the page by machine. */
export function showToast(kind: 'success' | 'error' | 'info', text: string, action?: ToastAction, key?: string) {
  sonner[kind](<span data-message-key={key}>{text}</span>, {
    ...(kind === 'info' || action ? { duration: longer } : {}),
    ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
  })
}

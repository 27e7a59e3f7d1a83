import { type CSSProperties, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { useSetting } from '../settings'

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
  // Above the buttons of a form, and away from the titles and the word about a lost connection.
  return (
    <Sonner
      theme={mode}
      dir={direction}
      position="bottom-center"
      offset={{ bottom: 80 }}
      mobileOffset={{ bottom: 80 }}
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

export function showToast(kind: 'success' | 'error' | 'info', text: string) {
  sonner[kind](text)
}

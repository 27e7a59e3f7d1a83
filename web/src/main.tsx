import '@fontsource-variable/inter/wght.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './app/router'
import { texts } from './app/texts'
import { startTexts } from './kit/i18n'
import { startDirection } from './kit/theme'

await Promise.all([startTexts(texts), startDirection()])

const element = document.getElementById('root')
if (!element) throw new Error('The page has no root element')

createRoot(element).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

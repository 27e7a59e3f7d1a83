import './app/close-drawer'
import '@fontsource-variable/inter/wght.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './app/router'
import { startTexts } from './kit/i18n'
import { startDirection } from './kit/theme'

await Promise.all([
  startTexts({
    de: () => import('./app/texts/de').then((file) => file.de),
    en: () => import('./app/texts/en').then((file) => file.en),
  }),
  startDirection(),
])

const element = document.getElementById('root')
if (!element) throw new Error('The page has no root element')

createRoot(element).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

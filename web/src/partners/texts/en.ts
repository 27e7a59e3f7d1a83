import type { de } from './de'

export const en: Record<keyof typeof de, string> = {
  'partner.picker.create': 'Create a business partner in a new tab',
}

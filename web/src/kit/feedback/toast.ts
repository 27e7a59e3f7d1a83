import { type MessageKey, translate } from '../i18n'
import { inIdleTime } from '../loading/idle'

type Kind = 'success' | 'error' | 'info'

// The library is no part of the first load, and a message about a lost server cannot wait for that server.
const toaster = inIdleTime(() => import('./toaster'))

const show = async (kind: Kind, key: MessageKey, values?: Record<string, string>) => {
  const { showToast } = await toaster()
  showToast(kind, translate(key, values))
}

/** Short messages at the edge of the screen, always by message key; an error may name what it is about. */
export const toast = {
  success: (key: MessageKey) => void show('success', key),
  error: (key: MessageKey, values?: Record<string, string>) => void show('error', key, values),
  info: (key: MessageKey) => void show('info', key),
}

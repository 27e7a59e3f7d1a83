import { type MessageKey, translate } from '../i18n'
import { inIdleTime } from '../loading/idle'

type Kind = 'success' | 'error' | 'info'

// The library is no part of the first load, and a message about a lost server cannot wait for that server.
const toaster = inIdleTime(() => import('./toaster'))

const show = async (kind: Kind, key: MessageKey) => {
  const { showToast } = await toaster()
  showToast(kind, translate(key))
}

/** Short messages at the edge of the screen, always by message key. */
export const toast = {
  success: (key: MessageKey) => void show('success', key),
  error: (key: MessageKey) => void show('error', key),
  info: (key: MessageKey) => void show('info', key),
}

import { type MessageKey, translate } from '../i18n'

type Kind = 'success' | 'error' | 'info'

// The library comes with the first message, not with the first load.
const show = async (kind: Kind, key: MessageKey) => {
  const { showToast } = await import('./toaster')
  showToast(kind, translate(key))
}

/** Short messages at the edge of the screen, always by message key. */
export const toast = {
  success: (key: MessageKey) => void show('success', key),
  error: (key: MessageKey) => void show('error', key),
  info: (key: MessageKey) => void show('info', key),
}

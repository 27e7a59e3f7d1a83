import { type MessageKey, translate } from '../i18n'
import { inIdleTime } from '../loading/idle'

type Kind = 'success' | 'error' | 'info'

// The library is no part of the first load, and a message about a lost server cannot wait for that server.
const toaster = inIdleTime(() => import('./toaster'))

/** Somebody who has just done something may want to see it, or take it back. */
interface WayOn {
  open?: (() => void) | undefined
  undo?: (() => void) | undefined
}

const actionOf = ({ open, undo }: WayOn) => {
  if (undo) return { label: translate('common.undo'), run: undo }
  return open && { label: translate('common.open'), run: open }
}

const show = async (kind: Kind, key: MessageKey, values?: Record<string, string>, way: WayOn = {}) => {
  const { showToast } = await toaster()
  showToast(kind, translate(key, values), actionOf(way), key)
}

/** Short messages at the edge of the screen, always by message key; an error may name what it is about. */
export const toast = {
  success: (key: MessageKey, way?: WayOn) => void show('success', key, undefined, way),
  error: (key: MessageKey, values?: Record<string, string>, way?: WayOn) => void show('error', key, values, way),
  info: (key: MessageKey, values?: Record<string, string>) => void show('info', key, values),
}

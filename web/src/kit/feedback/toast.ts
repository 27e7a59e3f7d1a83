import { toast as sonner } from 'sonner'
import { type MessageKey, translate } from '../i18n'

/** Short messages at the edge of the screen, always by message key. */
export const toast = {
  success: (key: MessageKey) => sonner.success(translate(key)),
  error: (key: MessageKey) => sonner.error(translate(key)),
  info: (key: MessageKey) => sonner.info(translate(key)),
}

import { Link2 } from 'lucide-react'
import { toast } from '../feedback'
import { translate } from '../i18n'
import type { Command } from './commands'

/** Puts a text into the clipboard, and says whether it is there. */
export const copyText = (text: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => toast.success('common.copied'),
    () => toast.error('common.unexpected'),
  )

/** The link to a record, for somebody else. @param path where it opens. */
export const linkCommand = (path: string): Command => ({
  id: 'link',
  label: translate('common.copy-link'),
  icon: Link2,
  run: () => copyText(`${window.location.origin}${path}`),
})

import { Printer } from 'lucide-react'
import type { Command } from '../commands'
import { translate } from '../i18n'
import { printPage } from './print-page'

/** Prints what is being looked at, as its button does: once the menu that it was chosen from is out of the way. */
export const printCommand = (): Command => ({
  id: 'print',
  label: translate('common.print'),
  icon: Printer,
  run: () => void requestAnimationFrame(printPage),
})

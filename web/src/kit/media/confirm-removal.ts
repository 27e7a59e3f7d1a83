import { confirm } from '../feedback'
import { translate } from '../i18n'

/**
 * Asks before a file goes of which a record has one, for it cannot be brought back.
 *
 * @param name what it is called, such as the logo.
 * @returns whether somebody insists.
 */
export const confirmRemoval = (name: string): Promise<boolean> =>
  confirm({
    title: translate('media.remove-question', { name }),
    description: translate('media.remove-description'),
    confirm: translate('media.remove'),
    destructive: true,
  })

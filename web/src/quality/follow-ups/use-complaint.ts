import { formatDay } from '@pietas/contract/kit/days'
import { fullName } from '@pietas/contract/persons'
import type { FollowUp, FollowUpCall } from '@pietas/contract/quality'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { clientName } from './follow-up-words'

/** @returns what makes a complaint of what a client has said; what is known of it is filled in. */
export function useComplaint(followUp: FollowUp) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  return ({ calledOn, note }: FollowUpCall) =>
    void drawers.open('task', {
      preset: {
        type: 'COMPLAINT',
        processId: followUp.id,
        title: t('quality.complaint-title', { name: fullName(followUp.deceasedPerson) }),
        description: [t('quality.complaint-of', { client: clientName(followUp), day: formatDay(calledOn) }), note]
          .filter(Boolean)
          .join('\n'),
      },
    })
}

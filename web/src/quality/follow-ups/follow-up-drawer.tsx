import { dayOf, formatDay } from '@pietas/contract/kit/days'
import { fullName } from '@pietas/contract/persons'
import { hindranceOfCall } from '@pietas/contract/quality'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { linkCommand, useCommands } from '../../kit/commands'
import { PhoneNumber, usePhoneGroups } from '../../kit/contact/phone-number'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { Notice } from '../../kit/form'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { activeLegalEntityId } from '../../kit/session'
import { CallForm } from './call-form'
import { CallList } from './call-list'
import * as styles from './follow-up.module.css'
import { clientName, phoneOf } from './follow-up-words'

declare module '../../kit/drawer' {
  interface Drawers {
    /** The client of a case: whom to call, what was said, and a call more. */
    followUp: { processId: number }
  }
}

/** A follow-up from the side. */
export function FollowUpDrawer({ processId }: { processId: number }) {
  const { t } = useTranslation()
  const { close } = useDrawers()
  const groupsOf = usePhoneGroups()
  const { data, error } = useQuery({
    queryKey: ['quality', 'follow-up', activeLegalEntityId(), processId],
    queryFn: ({ signal }) => client.followUps.get(processId, { signal }),
  })
  useCommands(data ? clientName(data) : '', data ? [linkCommand(`/qm?tab=follow-ups&followUp=${processId}`)] : [])
  const hindrance = data && hindranceOfCall(data)
  const phone = data && phoneOf(data)
  return (
    <SideDrawer
      size="medium"
      title={data ? clientName(data) : t('quality.follow-up')}
      subtitle={data && t('quality.follow-up')}
      onClose={close}
    >
      {data && (
        <div className={styles.followUp}>
          <dl className={styles.facts}>
            <div>
              <dt>{t('quality.phone')}</dt>
              <dd>
                {phone && !hindrance && <PhoneNumber number={phone} />}
                {phone && hindrance && <bdi>{groupsOf(phone)}</bdi>}
                {!phone && t('quality.no-phone')}
              </dd>
            </div>
            <div>
              <dt>{t('quality.deceased')}</dt>
              <dd dir="auto">{fullName(data.deceasedPerson)}</dd>
            </div>
            <div>
              <dt>{t('quality.funeral-on')}</dt>
              <dd className="numeric">{formatDay(dayOf(data.funeralAt))}</dd>
            </div>
            <div>
              <dt>{t('quality.process')}</dt>
              <dd>
                <Link to="/processes/$processId" params={{ processId: String(data.id) }}>
                  {data.id}
                </Link>
              </dd>
            </div>
          </dl>
          {hindrance ? (
            <Notice severity="info">{t(`quality.hindrance-hint.${hindrance}` as MessageKey)}</Notice>
          ) : (
            <CallForm followUp={data} />
          )}
          <CallList followUp={data} calls={data.calls} />
        </div>
      )}
      {!data && !error && <DrawerSkeleton />}
      {error && !data && (
        <EmptyState title={t(isProblem(error, 'NOT_FOUND') ? 'quality.follow-up-not-found' : 'common.error')} />
      )}
    </SideDrawer>
  )
}

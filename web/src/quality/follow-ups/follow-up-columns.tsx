import { dayOf, formatDay } from '@pietas/contract/kit/days'
import { fullName } from '@pietas/contract/persons'
import { type FollowUp, followUpStateOf, hindranceOfCall } from '@pietas/contract/quality'
import { PhoneNumber } from '../../kit/contact/phone-number'
import { joinParts, type MessageKey, type Translate, useTranslation } from '../../kit/i18n'
import { type Column, RowName } from '../../kit/list'
import { SoftChip } from '../../kit/theme'
import * as styles from './follow-up.module.css'
import { clientName, phoneOf, stateTones } from './follow-up-words'

/** Where it stands in words; of who is not called, why. */
function stateText(row: FollowUp, t: Translate): string {
  const state = followUpStateOf(row)
  if (state === 'NOT_CALLABLE') return t(`quality.hindrance.${hindranceOfCall(row)}` as MessageKey)
  return t(`quality.state.${state}`)
}

function State({ row }: { row: FollowUp }) {
  const { t } = useTranslation()
  return <SoftChip tone={stateTones[followUpStateOf(row)]}>{stateText(row, t)}</SoftChip>
}

function Phone({ row }: { row: FollowUp }) {
  const { t } = useTranslation()
  const phone = phoneOf(row)
  // Whoever is not to be called is not called by mistake either.
  if (hindranceOfCall(row) && phone) return <bdi>{phone}</bdi>
  return phone ? <PhoneNumber number={phone} /> : <span className={styles.none}>{t('quality.no-phone')}</span>
}

const satisfactionText = ({ lastCall }: FollowUp, t: Translate) =>
  lastCall?.satisfaction ? t(`quality.satisfaction.${lastCall.satisfaction}` as MessageKey) : null

/** The latest call in a line: when it was, and what was said. */
function callText(row: FollowUp, t: Translate): string | null {
  if (!row.lastCall) return null
  const { calledOn, reached, note } = row.lastCall
  const said = reached ? (satisfactionText(row, t) ?? t('quality.reached.yes')) : t('quality.reached.no')
  return joinParts([formatDay(calledOn), said, note], ' · ')
}

const nameOf = (colleague: FollowUp['assignee'] | undefined) =>
  colleague && joinParts([colleague.firstName, colleague.lastName], ' ')

/** The columns of the clients that are called after a funeral. */
export const followUpColumns: Column<FollowUp>[] = [
  {
    id: 'client',
    heads: true,
    header: 'quality.client',
    width: 220,
    grow: 100,
    value: clientName,
    cell: (row) => <RowName dir="auto">{clientName(row)}</RowName>,
  },
  {
    id: 'phone',
    header: 'quality.phone',
    width: 148,
    hasLinks: true,
    value: phoneOf,
    cell: (row) => <Phone row={row} />,
  },
  {
    id: 'deceased',
    header: 'quality.deceased',
    width: 124,
    grow: 100,
    value: ({ deceasedPerson }) => fullName(deceasedPerson),
  },
  { id: 'process', header: 'process.id', width: 56, value: ({ id }) => id },
  {
    id: 'funeral',
    header: 'quality.funeral',
    width: 126,
    sortBy: 'FUNERAL_AT',
    kind: 'date',
    value: ({ funeralAt }) => dayOf(funeralAt),
  },
  { id: 'state', header: 'quality.state', width: 112, value: stateText, cell: (row) => <State row={row} /> },
  { id: 'tries', header: 'quality.tries', width: 92, kind: 'number', value: ({ missedCount }) => missedCount },
  { id: 'lastCall', header: 'quality.last-call', width: 170, grow: 250, value: callText },
  {
    id: 'calledOn',
    header: 'quality.calledOn',
    width: 130,
    kind: 'date',
    hidden: true,
    value: ({ lastCall }) => lastCall?.calledOn,
  },
  { id: 'satisfaction', header: 'quality.satisfaction', width: 140, hidden: true, value: satisfactionText },
  { id: 'note', header: 'quality.note', width: 200, hidden: true, value: ({ lastCall }) => lastCall?.note },
  {
    id: 'caller',
    header: 'quality.caller',
    width: 140,
    hidden: true,
    value: ({ lastCall }) => nameOf(lastCall?.author),
  },
  { id: 'assignee', header: 'process.assigneeId', width: 140, hidden: true, value: ({ assignee }) => nameOf(assignee) },
]

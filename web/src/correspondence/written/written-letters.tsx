import { type ListedLetter, letterChannels, letterStates, mailStates } from '@pietas/contract/correspondence'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { client } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { type Column, DataTable, type Filter, pickerFilter, RowName } from '../../kit/list'
import { documentUrls } from '../../kit/media'
import { Fill } from '../../kit/page'
import { activeLegalEntityId } from '../../kit/session'
import { LetterStateChip, stateKey } from '../letters/letter-state'
import { subjectOf } from '../letters/subject-of'
import { everyTemplateSource } from '../templates/template-source'

const options = <Value extends string>(name: string, values: readonly Value[]) =>
  values.map((value) => ({ value, label: `letter.${name}.${value}` as MessageKey }))

/** What letters can be narrowed by; the server knows the same names. */
export const letterFilters: Filter[] = [
  pickerFilter({ id: 'templateId', label: 'letter.templateId', source: everyTemplateSource }),
  { id: 'channel', label: 'letter.channel', kind: 'select', options: options('channel', letterChannels) },
  { id: 'state', label: 'letter.state', kind: 'select', options: options('state', letterStates) },
  { id: 'mailState', label: 'letter.mailState', kind: 'select', options: options('mailState', mailStates) },
  { id: 'from', label: 'letter.from', kind: 'day' },
  { id: 'to', label: 'letter.to', kind: 'day' },
]

const caseOf = ({ process: { id, deceased } }: ListedLetter) => `${id} · ${deceased.firstName} ${deceased.lastName}`

const columns: Column<ListedLetter>[] = [
  {
    id: 'recipient',
    header: 'letter.recipient',
    width: 200,
    grow: 200,
    sortBy: 'RECIPIENT',
    heads: true,
    value: ({ recipient }) => recipient.name ?? recipient.email,
    cell: ({ recipient }) => <RowName dir="auto">{recipient.name ?? recipient.email}</RowName>,
  },
  {
    id: 'subject',
    header: 'letter.subject',
    width: 190,
    grow: 260,
    sortBy: 'SUBJECT',
    value: subjectOf,
  },
  {
    id: 'process',
    header: 'letter.process',
    width: 150,
    grow: 100,
    hasLinks: true,
    value: caseOf,
    cell: (letter) => (
      <Link
        to="/processes/$processId"
        params={{ processId: String(letter.processId) }}
        search={{ tab: 'correspondence' }}
      >
        {caseOf(letter)}
      </Link>
    ),
  },
  {
    id: 'template',
    header: 'letter.templateId',
    width: 170,
    grow: 60,
    value: ({ template }) => template?.name,
  },
  {
    id: 'channel',
    header: 'letter.channel',
    width: 80,
    value: ({ channel }, t) => t(`letter.channel.${channel}`),
  },
  {
    id: 'state',
    header: 'letter.state',
    width: 130,
    value: (letter, t) => t(stateKey(letter)),
    cell: (letter) => <LetterStateChip letter={letter} />,
  },
  {
    id: 'date',
    header: 'letter.date',
    width: 160,
    kind: 'instant',
    sortBy: 'CREATED_AT',
    value: ({ finishedAt, createdAt }) => finishedAt ?? createdAt,
  },
]

/** Every letter and mail of the active legal entity. */
export function WrittenLetters() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const legalEntityId = activeLegalEntityId()
  const addressOf = useCallback(
    ({ id, processId, documentAccessToken }: ListedLetter) =>
      documentAccessToken
        ? documentUrls.content(documentAccessToken)
        : drawers.hrefOf('letter', { letterId: id, processId }),
    [drawers],
  )
  const open = useMemo(
    () =>
      ({ id, processId, documentAccessToken }: ListedLetter) => {
        if (documentAccessToken) window.open(documentUrls.content(documentAccessToken), '_blank', 'noopener')
        else void drawers.open('letter', { letterId: id, processId })
      },
    [drawers],
  )
  return (
    <Fill>
      <DataTable<ListedLetter>
        key={legalEntityId}
        tableId="letters"
        label={t('letter.written')}
        columns={columns}
        cacheKey={['correspondence', legalEntityId]}
        load={(query, signal) => client.correspondence.listOfEntity({ query: query as never, signal })}
        filters={letterFilters}
        onOpen={open}
        href={addressOf}
        hasExport
        emptyHint={t('letter.written-empty')}
      />
    </Fill>
  )
}

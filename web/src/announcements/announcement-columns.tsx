import { type Announcement, type PublicationState, publicationOf } from '@pietas/contract/announcements'
import { useTranslation } from '../kit/i18n'
import { type Column, RowName } from '../kit/list'
import { SoftChip, type Tone } from '../kit/theme'

const tones: Record<PublicationState, Tone> = { PLANNED: 'blue', PUBLISHED: 'green', ENDED: 'neutral' }

function Publication({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation()
  const state = publicationOf(announcement)
  return <SoftChip tone={tones[state]}>{t(`announcement.state.${state}`)}</SoftChip>
}

export const announcementColumns: Column<Announcement>[] = [
  {
    id: 'title',
    header: 'announcement.title',
    value: ({ title }) => title,
    cell: ({ title }) => <RowName>{title}</RowName>,
    sortBy: 'TITLE',
    width: 240,
    grow: 2,
    heads: true,
  },
  {
    id: 'state',
    header: 'announcement.state',
    value: (one, t) => t(`announcement.state.${publicationOf(one)}`),
    cell: (announcement) => <Publication announcement={announcement} />,
    width: 140,
  },
  {
    id: 'publishedAt',
    header: 'announcement.publishFrom',
    kind: 'instant',
    value: ({ publishedAt }) => publishedAt,
    sortBy: 'PUBLISHED_AT',
    width: 180,
  },
  {
    id: 'publishUntil',
    header: 'announcement.publishUntil',
    kind: 'instant',
    value: ({ publishUntil }) => publishUntil,
    width: 180,
  },
  { id: 'readerCount', header: 'announcement.readers', kind: 'number', value: (one) => one.readerCount, width: 130 },
]

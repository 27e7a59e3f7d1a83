import { type Announcement, announcementFields, checkAnnouncement } from '@pietas/contract/announcements'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { Form, FormActions, fieldsOf, Section, useRecordForm } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { activeLegalEntityId } from '../kit/session'

type Values = {
  title: string | null
  content: string | null
  linkUrl: string | null
  linkLabel: string | null
  legalEntityIds: number[]
  publishFrom: string | null
  publishUntil: string | null
}

const ofAnnouncement = fieldsOf<Values>()('announcement')

const { DateTimeField, EntitiesField, RichTextField, TextField } = ofAnnouncement

const valuesOf = (announcement: Announcement | undefined): Values => ({
  title: announcement?.title ?? null,
  content: announcement?.content ?? null,
  linkUrl: announcement?.linkUrl ?? null,
  linkLabel: announcement?.linkLabel ?? null,
  legalEntityIds: announcement?.legalEntityIds ?? [activeLegalEntityId()],
  publishFrom: announcement?.publishFrom ?? null,
  publishUntil: announcement?.publishUntil ?? null,
})

const schema = announcementFields.superRefine((values, context) => {
  for (const { field, message } of checkAnnouncement(values))
    context.addIssue({ code: 'custom', path: [field], message })
})

interface AnnouncementFormProps {
  /** Absent = a new one. */
  announcement?: Announcement
  title: string
  onSaved: (announcement: Announcement) => void
  onCancel: () => void
}

/** What an announcement says, to whom, and from when until when. */
export function AnnouncementForm({ announcement, title, onSaved, onCancel }: AnnouncementFormProps) {
  const { t } = useTranslation()
  const form = useRecordForm<Values, Announcement>({
    schema,
    mode: announcement ? 'update' : 'create',
    values: valuesOf(announcement),
    ...(announcement ? { version: announcement.version } : {}),
    valuesOf: (current) => valuesOf(current as Announcement),
    save: (values, { version, idempotencyKey }) =>
      announcement
        ? client.announcements.update(
            announcement.id,
            values as never,
            version === undefined ? {} : { ifMatch: version },
          )
        : client.announcements.create(values as never, { idempotencyKey }),
    onSaved: (saved) => {
      toast.success('announcement.saved')
      void refresh('announcements')
      onSaved(saved)
    },
    onFailure: () => toast.error('announcement.save-failed'),
  })
  return (
    <Form form={form} fields={ofAnnouncement} title={title} actions={<FormActions onCancel={onCancel} />}>
      <Section>
        <TextField name="title" span={6} />
        <RichTextField name="content" span={6} />
        <TextField name="linkUrl" type="url" span={3} hint={t('announcement.linkUrl-hint')} />
        <TextField name="linkLabel" span={3} />
        <EntitiesField name="legalEntityIds" permission="Announcement:CRUD" />
        <DateTimeField name="publishFrom" span={3} hint={t('announcement.publishFrom-hint')} />
        <DateTimeField name="publishUntil" span={3} />
      </Section>
    </Form>
  )
}

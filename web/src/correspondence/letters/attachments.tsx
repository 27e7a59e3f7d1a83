import type { Document } from '@pietas/contract/documents'
import { client } from '../../kit/api/client'
import { formatSize, useTranslation } from '../../kit/i18n'
import type { PickerSource } from '../../kit/picker'
import { ofDraft } from './draft-values'

const documentSource = (processId: number): PickerSource<Document> => ({
  key: ['documents', 'of-process', processId],
  list: (query, cursor, signal) => client.processDocuments.list(processId, { query: { query, cursor }, signal }),
  byIds: async (filterIds) => (await client.processDocuments.list(processId, { query: { filterIds } })).items,
  label: ({ fileName }) => fileName,
  secondary: ({ size }) => formatSize(size),
})

/** Documents of the process that go along with a mail. */
export function Attachments({ processId }: { processId: number }) {
  const { t } = useTranslation()
  return (
    <ofDraft.MultiPickerField
      name="attachmentIds"
      label={t('letter.attachmentIds')}
      source={documentSource(processId)}
      span={6}
    />
  )
}

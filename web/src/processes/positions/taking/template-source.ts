import type { PositionTemplate } from '@pietas/contract/processes'
import { client } from '../../../kit/api/client'
import { translate } from '../../../kit/i18n'
import { type PickerSource, sourceByName } from '../../../kit/picker/source'

/** Templates of positions, those of a form of burial before all others. */
export const templateSource = (burialFormId: number | null): PickerSource<PositionTemplate> => {
  const isUsual = ({ burialFormIds }: PositionTemplate) => burialFormId !== null && burialFormIds.includes(burialFormId)
  const source = sourceByName<PositionTemplate>({
    key: ['position-templates', 'choice', burialFormId],
    list: client.positionTemplates.list,
  })
  return {
    ...source,
    list: async (query, cursor, signal) => {
      const page = await source.list(query, cursor, signal)
      const items = page.items.toSorted((one, other) => Number(isUsual(other)) - Number(isUsual(one)))
      return { ...page, items }
    },
    group: (template) => translate(isUsual(template) ? 'position.templates-usual' : 'position.templates-other'),
  }
}

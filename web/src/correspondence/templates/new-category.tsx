import { type GlobalTemplateCategory as Category, categoryFields } from '@pietas/contract/master-data'
import { refresh } from '../../kit/api'
import { toast } from '../../kit/feedback'
import { fieldsOf, Section, useRecordForm } from '../../kit/form'
import { FormDialog } from '../../kit/form/record/form-dialog'
import { useTranslation } from '../../kit/i18n'
import type { InPlaceFacts } from '../../kit/picker'

export interface CategoryCalls {
  create(fields: { name: string }, options: { idempotencyKey: string }): Promise<Category>
}

interface Values {
  name: string | null
}

const ofCategory = fieldsOf<Values>()('letterTemplate')

/** A category with nothing but its name, made while a template is sorted in. */
export function NewCategory({ text, onMade, onClose, calls }: InPlaceFacts<Category> & { calls: CategoryCalls }) {
  const { t } = useTranslation()
  const form = useRecordForm<Values, Category>({
    schema: categoryFields,
    mode: 'create',
    values: { name: text },
    save: async (values, { idempotencyKey }) => {
      const made = await calls.create(categoryFields.parse(values), { idempotencyKey })
      void refresh('template-categories', 'global-template-categories')
      return made
    },
    onSaved: onMade,
    onFailure: () => toast.error('common.unexpected'),
  })
  return (
    <FormDialog form={form} fields={ofCategory} title={t('letterTemplate.category-create')} onClose={onClose}>
      <Section>
        <ofCategory.TextField name="name" span={6} />
      </Section>
    </FormDialog>
  )
}

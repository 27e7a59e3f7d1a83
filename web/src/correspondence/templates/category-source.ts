import type { Permission } from '@pietas/contract/kit'
import type { GlobalTemplateCategory } from '@pietas/contract/master-data'
import { createElement } from 'react'
import { client } from '../../kit/api/client'
import { whenIdle } from '../../kit/loading'
import type { InPlaceFacts } from '../../kit/picker'
import { sourceByName } from '../../kit/picker/source'
import type { CategoryCalls } from './new-category'

const { templateCategories, globalTemplateCategories } = client

const NewCategory = whenIdle(async () => (await import('./new-category')).NewCategory)

const newCategory = (href: string, permission: Permission, calls: CategoryCalls) => ({
  href,
  permission,
  label: 'letterTemplate.category-create-elsewhere' as const,
  inPlace: (facts: InPlaceFacts<GlobalTemplateCategory>) =>
    createElement(NewCategory, { ...facts, calls, onMissing: facts.onClose }),
})

/** Every category of templates of the tenant; who may make one makes it in place. */
export const categorySource = () =>
  sourceByName({
    key: ['template-categories', 'all'],
    list: templateCategories.list,
    create: newCategory(
      '/admin/correspondence?tab=template-categories',
      'Administration:CreateCorrespondenceTemplateOrCategory',
      templateCategories,
    ),
  })

/** The same of the platform, for who keeps them. */
export const globalCategorySource = () =>
  sourceByName({
    key: ['global-template-categories', 'all'],
    list: globalTemplateCategories.list,
    create: newCategory(
      '/global/correspondence?tab=global-template-categories',
      'Global:ManageTemplates',
      globalTemplateCategories,
    ),
  })

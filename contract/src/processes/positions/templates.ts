import * as z from 'zod'
import { id, requiredText, tenantPath } from '../../kit'
import { itemsOf } from '../../master-data'
import { positionFields } from './fields'

/** Most lines of one template. */
export const mostLines = 60

/**
 * A line of a template: so many of an article, or something written freely that has a price of its own. An article takes
 * its price, its tax and its group with it, whatever the line says of them.
 */
export const positionLine = positionFields
  .pick({ productId: true, group: true, quantity: true, priceIsGross: true, vatRate: true, passThrough: true })
  .extend({
    text: positionFields.shape.text.nullable(),
    unitPriceCents: positionFields.shape.unitPriceCents.nullable(),
  })
export type PositionLine = z.output<typeof positionLine>

/** What is usually charged for, ready to be taken over: by the forms of burial that it belongs to. */
export const positionTemplateFields = z.object({
  name: requiredText(200),
  /** Offered first at processes of these forms; empty = of none in particular. */
  burialFormIds: z.array(id).max(200),
  lines: z.array(positionLine).min(1, { error: 'common.validation-required' }).max(mostLines),
})
export type PositionTemplateFields = z.output<typeof positionTemplateFields>

/** Templates of the positions of a process: decisions section 10, page /admin/erp. */
export const positionTemplates = itemsOf({
  path: `${tenantPath}/position-templates`,
  item: 'positionTemplate',
  fields: positionTemplateFields,
  required: positionTemplateFields.pick({ name: true, lines: true }),
  read: { ofRecord: 'Warehouse:Read' },
  write: { create: 'Warehouse:CreateArticle', update: 'Warehouse:EditArticle', delete: 'Warehouse:DeleteArticle' },
})
export type PositionTemplate = z.output<typeof positionTemplates.create.answer>

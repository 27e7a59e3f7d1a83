import * as z from 'zod'
import {
  colour,
  entityPath,
  type Finding,
  id,
  optionalText,
  page,
  perEntity,
  required,
  requiredText,
  route,
  tenantPath,
} from '../kit'
import { itemsOf } from '../master-data'
import { processTypes } from '../processes'
import { preparationTypes, wireTypeOf } from './enums'

/** Kinds of task that a template may be of: what is private, and leave, nobody plans by a pattern. */
export const templateTypes = ['basic', 'appointment', 'work', 'transportation', 'complaint', 'feedback'] as const
export type TemplateType = (typeof templateTypes)[number]

/** Kinds that come into being by themselves: the others need a time or two places, which somebody has to name. */
export const automaticTypes: readonly TemplateType[] = ['basic', 'work', 'complaint', 'feedback']

/** The days of a case that a due date may hang on: decisions section 10, "Dates of a case". */
export const dueAnchors = ['DEATH', 'ORDER', 'FUNERAL'] as const
export type DueAnchor = (typeof dueAnchors)[number]

/** Who does what comes of a template: whoever usually does, who looks after the process, or somebody by name. */
export const assigneeRules = ['DEFAULT', 'PROCESS_ASSIGNEE', 'USER'] as const

const names: readonly string[] = templateTypes

/** So many days after one of the days of a case, or before it. */
export const dueOffset = z.object({ anchor: z.enum(dueAnchors), days: z.int().min(-3650).max(3650) })
export type DueOffset = z.output<typeof dueOffset>

/** The processes that get the task by themselves; an empty list narrows nothing, and two empty ones mean none. */
export const appliesTo = z.object({
  processTypes: z.array(z.enum(processTypes)).max(processTypes.length),
  burialFormIds: z.array(id).max(500),
})
export type AppliesTo = z.output<typeof appliesTo>

/** What a standard task, or a checklist, is made of. */
export const taskTemplateFields = z.object({
  name: requiredText(200),
  /** A few letters for the chip on its tasks. */
  shortName: requiredText(12),
  color: colour.nullable(),
  /** Either form of the kind, as filters take it. */
  type: z.string().transform((type, context) => {
    const name = names.find((one) => one === type || wireTypeOf(type as never) === one)
    if (name !== undefined) return name as TemplateType
    context.addIssue({ code: 'custom', message: 'common.validation-invalid' })
    return z.NEVER
  }),
  /** What its tasks are called, where that is not its name. */
  title: optionalText(200),
  description: optionalText(10_000),
  subTasks: z.array(z.object({ title: requiredText(200) })).max(100),
  dueOffset: dueOffset.nullable(),
  assigneeRule: z.enum(assigneeRules),
  userId: id.nullable(),
  preparationType: z.enum(preparationTypes).nullable(),
  appliesTo,
  legalEntityIds: z.array(id).max(200),
})
export type TaskTemplateFields = z.output<typeof taskTemplateFields>

const isAutomatic = ({ appliesTo: of }: Partial<TaskTemplateFields>): boolean =>
  of !== undefined && of.processTypes.length + of.burialFormIds.length > 0

/**
 * Every rule that compares fields of a template, on the completed record; form and handler run the same one.
 *
 * @param isChecklist whether it is one: a list of nothing is none.
 */
export const checkTaskTemplate = (template: Partial<TaskTemplateFields>, isChecklist: boolean): Finding[] => {
  const { assigneeRule, userId, type, subTasks = [], dueOffset: due } = template
  const automatic = isAutomatic(template)
  return [
    ...(assigneeRule === 'USER' && !userId ? [{ field: 'userId', message: required }] : []),
    ...(isChecklist && subTasks.length === 0 ? [{ field: 'subTasks', message: required }] : []),
    ...(automatic && !due ? [{ field: 'dueOffset', message: required }] : []),
    ...(automatic && type !== undefined && !automaticTypes.includes(type)
      ? [{ field: 'type', message: 'task-template.validation.automatic-type' }]
      : []),
  ]
}

const create = 'Administration:CreateChecklistOrStandardTask' as const
const select = 'Administration:SelectChecklistOrStandardTask' as const

const templatesOf = <const Path extends string, const Item extends string>(path: Path, item: Item, about: string) => {
  const items = itemsOf({
    path: `${tenantPath}/${path}` as const,
    item,
    fields: taskTemplateFields,
    required: taskTemplateFields.pick({ name: true, shortName: true }),
    shows: z.object({ type: z.enum(templateTypes) }),
    read: { ofRecord: select },
    write: { ofRecord: create },
  })
  const offerPath = `${entityPath}/${path}/{${item}Id}` as const
  return {
    ...items,
    listOfEntity: route({
      method: 'GET',
      path: `${entityPath}/${path}` as const,
      ...perEntity,
      access: select,
      about: `The ${about} that a legal entity offers`,
      query: items.list.query,
      answer: page(items.create.answer),
    }),
    assign: route({
      method: 'PUT',
      path: offerPath,
      ...perEntity,
      access: create,
      about: `Offers one of the ${about} at a legal entity`,
      failures: ['NOT_FOUND'],
    }),
    unassign: route({
      method: 'DELETE',
      path: offerPath,
      ...perEntity,
      access: create,
      about: `Stops offering one of the ${about} at a legal entity`,
      failures: ['NOT_FOUND'],
    }),
  }
}

/** Standard tasks. Who may make them at some legal entities only makes, and changes, what belongs to those alone. */
export const taskTemplates = templatesOf('task-templates', 'taskTemplate', 'standard tasks')

/** The same with parts that are ticked off one by one. */
export const checklists = templatesOf('checklists', 'checklist', 'checklists')

export type TaskTemplate = z.output<typeof taskTemplates.create.answer>

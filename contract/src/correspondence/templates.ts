import * as z from 'zod'
import { entityPath, id, listQuery, page, perEntity, route, stored, tenantPath } from '../kit'
import { globalTemplateFields, letterTexts, templateFields, templateKinds } from './fields'

const select = 'Administration:SelectCorrespondenceTemplate' as const
const create = 'Administration:CreateCorrespondenceTemplateOrCategory' as const

const category = z.object({ id, name: z.string(), deleted: z.boolean() }).nullable()

/** The template of all tenants that one was copied from, and whether that one says something else by now. */
const origin = z.object({ id, name: z.string(), deleted: z.boolean(), movedOn: z.boolean() }).nullable()

export const template = templateFields.extend({ id, category, origin, ...stored.shape })
export type Template = z.output<typeof template>

/** What a template said once. */
export const templateVersion = letterTexts.extend({
  version: z.int(),
  at: z.string(),
  author: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
})
export type TemplateVersion = z.output<typeof templateVersion>

const query = listQuery({
  sortBy: ['NAME', 'CREATED_AT', 'UPDATED_AT'],
  filters: { deleted: z.boolean(), categoryId: id, kind: z.enum(templateKinds) },
})

const templatesPath = `${tenantPath}/templates` as const
const templatePath = `${templatesPath}/{templateId}` as const
const offerPath = `${entityPath}/templates/{templateId}` as const
const read = { ofRecord: select } as const
const write = { ofRecord: create } as const

/**
 * Templates of letters and mails of a tenant: decisions sections 3 and 10. Who may make them at some legal entities only
 * makes, and changes, what belongs to those alone.
 */
export const templates = {
  list: route({
    method: 'GET',
    path: templatesPath,
    access: read,
    about: 'The templates of letters and mails',
    query,
    answer: page(template),
  }),
  listOfEntity: route({
    method: 'GET',
    path: `${entityPath}/templates`,
    ...perEntity,
    access: select,
    about: 'The templates of letters and mails that a legal entity offers',
    query,
    answer: page(template),
  }),
  create: route({
    method: 'POST',
    path: templatesPath,
    access: write,
    about: 'Adds a template; what is copied from one of all tenants and not said is taken from there',
    body: templateFields.partial(),
    answer: template,
  }),
  get: route({
    method: 'GET',
    path: templatePath,
    access: read,
    about: 'One template, deleted ones included',
    answer: template,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path: templatePath,
    access: write,
    about: 'Changes a template',
    body: templateFields.omit({ globalTemplateId: true }).partial(),
    answer: template,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  delete: route({
    method: 'DELETE',
    path: templatePath,
    access: write,
    about: 'Takes a template out of the lists; letters keep what they took from it',
    failures: ['NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: `${templatePath}/restore`,
    access: write,
    about: 'Puts a deleted template back into the lists',
    answer: template,
    status: 200,
    failures: ['NOT_FOUND'],
  }),
  versions: route({
    method: 'GET',
    path: `${templatePath}/versions`,
    access: read,
    about: 'What a template has said, the latest first',
    query: listQuery({ sortBy: ['VERSION'] }).omit({ query: true, filterIds: true }),
    answer: page(templateVersion),
    failures: ['NOT_FOUND'],
  }),
  restoreVersion: route({
    method: 'POST',
    path: `${templatePath}/versions/{templateVersion}/restore`,
    access: write,
    about: 'Has a template say again what it said in an earlier version',
    answer: template,
    status: 200,
    failures: ['NOT_FOUND'],
  }),
  takeOver: route({
    method: 'POST',
    path: `${templatePath}/taken-over`,
    access: write,
    about: 'Has a template say what the one of all tenants says by now that it was copied from',
    answer: template,
    status: 200,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
  assign: route({
    method: 'PUT',
    path: offerPath,
    ...perEntity,
    access: create,
    about: 'Offers a template at a legal entity',
    failures: ['NOT_FOUND'],
  }),
  unassign: route({
    method: 'DELETE',
    path: offerPath,
    ...perEntity,
    access: create,
    about: 'Stops offering a template at a legal entity',
    failures: ['NOT_FOUND'],
  }),
}

export const globalTemplate = globalTemplateFields.extend({ id, category, ...stored.shape })

/** As the platform reads it: how many tenants have a copy that they use. */
const countedTemplate = globalTemplate.extend({ tenants: z.int() })
export type GlobalTemplate = z.output<typeof countedTemplate>

const manage = { platform: 'Global:ManageTemplates' } as const
const globalPath = '/api/v1/global-templates'
const oneGlobal = `${globalPath}/{globalTemplateId}` as const
const ofTenant = `${tenantPath}/global-templates`

/** Templates of all tenants: the platform writes them, every tenant copies them. */
export const globalTemplates = {
  list: route({
    method: 'GET',
    path: globalPath,
    access: manage,
    about: 'The templates of all tenants, and how many use each',
    query,
    answer: page(countedTemplate),
  }),
  create: route({
    method: 'POST',
    path: globalPath,
    access: manage,
    about: 'Adds a template of all tenants',
    body: globalTemplateFields.partial().extend({ name: globalTemplateFields.shape.name }),
    answer: countedTemplate,
  }),
  get: route({
    method: 'GET',
    path: oneGlobal,
    access: manage,
    about: 'One template of all tenants, deleted ones included',
    answer: countedTemplate,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path: oneGlobal,
    access: manage,
    about: 'Changes a template of all tenants; copies stay as they are and say that it has moved on',
    body: globalTemplateFields.partial(),
    answer: countedTemplate,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  delete: route({
    method: 'DELETE',
    path: oneGlobal,
    access: manage,
    about: 'Offers a template of all tenants to nobody any more; copies stay',
    failures: ['NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: `${oneGlobal}/restore`,
    access: manage,
    about: 'Offers a deleted template of all tenants again',
    answer: countedTemplate,
    status: 200,
    failures: ['NOT_FOUND'],
  }),
  listOfTenant: route({
    method: 'GET',
    path: ofTenant,
    access: 'member',
    about: 'The templates of all tenants, as a tenant reads them',
    query,
    answer: page(globalTemplate),
  }),
  getOfTenant: route({
    method: 'GET',
    path: `${ofTenant}/{globalTemplateId}`,
    access: 'member',
    about: 'One template of all tenants, as a tenant reads it',
    answer: globalTemplate,
    failures: ['NOT_FOUND'],
  }),
}

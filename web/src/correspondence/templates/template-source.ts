import { client } from '../../kit/api/client'
import { sourceByName } from '../../kit/picker/source'
import { activeLegalEntityId } from '../../kit/session'

/** The templates of all houses, to copy from. */
export const globalTemplateSource = () =>
  sourceByName({
    key: ['global-templates', 'of-tenant'],
    list: client.globalTemplates.listOfTenant,
    secondary: ({ category }) => category?.name ?? '',
  })

/** Every template of the tenant, for filters. */
export const everyTemplateSource = () => sourceByName({ key: ['templates', 'all'], list: client.templates.list })

/** The templates that a legal entity offers. */
export const templateSource = (legalEntityId = activeLegalEntityId()) =>
  sourceByName({
    key: ['templates', legalEntityId],
    list: (options) => client.templates.listOfEntity({ ...options, legalEntityId }),
    all: client.templates.list,
    secondary: ({ category }) => category?.name ?? '',
  })

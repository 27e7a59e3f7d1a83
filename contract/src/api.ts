import { places } from './kit/places'
import { legalEntities } from './legal-entities'
import {
  burialForms,
  burialTypes,
  businessPartnerTypes,
  globalTemplateCategories,
  graveTypes,
  productCategories,
  templateCategories,
} from './master-data'
import { partners } from './partners'
import { persons, relationships } from './persons'
import { processes } from './processes'
import { session } from './session'
import { tenants } from './tenants'
import { users } from './users'

/** Every call of the product, feature by feature in import order. */
export const api = {
  session,
  places,
  tenants,
  legalEntities,
  users,
  burialTypes,
  burialForms,
  graveTypes,
  businessPartnerTypes,
  productCategories,
  templateCategories,
  globalTemplateCategories,
  partners,
  persons,
  relationships,
  processes,
}

export type Api = typeof api

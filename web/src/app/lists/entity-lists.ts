import type { ListFacts } from '../../kit/admin-list'
import type { EntitySetting } from '../../legal-entities/settings/entity-settings'

const settings = async () => (await import('../../legal-entities/settings/entity-settings')).entitySettings

/** Every administered list that each legal entity has for itself, by its name, fetched when the drawer shows it. */
export const entityLists: Record<EntitySetting, () => Promise<(legalEntityId: number) => ListFacts>> = {
  documentSections: async () => (await settings()).documentSections,
  numberRanges: async () => (await settings()).numberRanges,
  billingDueRules: async () => (await settings()).billingDueRules,
  accountingTemplates: async () => (await settings()).accountingTemplates,
}

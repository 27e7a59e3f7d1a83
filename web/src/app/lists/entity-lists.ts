import type { ListFacts } from '../../kit/admin-list'
import { entitySettings } from '../../legal-entities/settings/entity-settings'

/** Every administered list that each legal entity has for itself, by its name: the drawer finds it here. */
export const entityLists: Readonly<Record<string, (legalEntityId: number) => ListFacts>> = entitySettings

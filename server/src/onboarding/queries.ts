import type { OnboardingStep, usualSteps } from '@pietas/contract/onboarding'
import { type Sql, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'

/** What of a step is counted, and what makes it miss something at a legal entity `e`; null = it is about none. */
type Counted = { count: Sql; missing: Sql | null }

const countOf = (table: string, alsoWhere = 'true'): Sql =>
  sql.raw(`(select count(*)::int from ${table} x where not x.deleted and ${alsoWhere})`)

const nothingOf = (table: string, where: string): string => `not exists (select from ${table} x where ${where})`

const lacksOffer = (list: string, item: string): string => `not exists (
  select from offered_${list} o join ${list} x on x.tenant_id = o.tenant_id and x.id = o.${item}_id
  where not x.deleted and o.legal_entity_id = e.id)`

/** The lists of a step from which legal entities choose, each with the name of an item. */
const chosenFrom: Record<(typeof usualSteps)[number], Record<string, string>> = {
  BURIAL: { burial_types: 'burial_type', burial_forms: 'burial_form', grave_types: 'grave_type' },
  LETTERS: { templates: 'template' },
}

const lacksAnyOf = (step: keyof typeof chosenFrom): string[] =>
  Object.entries(chosenFrom[step]).map(([list, item]) => lacksOffer(list, item))

const missingWhere = (...conditions: string[]): Sql => sql.raw(conditions.join(' or '))

const entities = countOf('legal_entities')

/** The steps as questions to what is stored. */
const counted: Record<OnboardingStep, Counted> = {
  COMPANY: {
    count: entities,
    missing: missingWhere(`coalesce(e.iban, '') = ''`, `coalesce(e.vat_id, '') = ''`),
  },
  BRANCH: {
    count: countOf('branches'),
    missing: missingWhere(nothingOf('branches', 'x.legal_entity_id = e.id and not x.deleted')),
  },
  // Whoever sets the house up is no staff besides himself.
  STAFF: { count: sql.raw(`(select greatest(count(*)::int - 1, 0) from users x where not x.deleted)`), missing: null },
  DEFAULTS: {
    count: entities,
    missing: missingWhere('e.tasks_default_user_id is null', 'e.quality_management_default_user_id is null'),
  },
  BURIAL: {
    count: countOf('burial_forms'),
    missing: missingWhere(...lacksAnyOf('BURIAL')),
  },
  CATEGORIES: {
    count: sql`least(${countOf('template_categories')}, ${countOf('product_categories')})`,
    missing: null,
  },
  STATIONERY: {
    count: countOf('documents', `x.context = 'LETTER_TEMPLATE'`),
    missing: missingWhere(
      nothingOf('documents', `x.owner_entity_id = e.id and x.context = 'LETTER_TEMPLATE' and not x.deleted`),
    ),
  },
  LETTERS: { count: countOf('templates'), missing: missingWhere(...lacksAnyOf('LETTERS')) },
  FLEET: { count: countOf('cars'), missing: null },
  PARTNERS: { count: countOf('business_partners'), missing: null },
  PERSONS: { count: countOf('persons'), missing: null },
  PROCESS: { count: countOf('processes'), missing: null },
}

export type StepCount = {
  step: OnboardingStep
  count: number
  missingAt: { id: number; name: string }[]
  aside: boolean
}

const stepQuery = ([step, { count, missing }]: [string, Counted]): Sql => sql`
  select ${step}::text as step, ${count} as count, ${
    missing === null
      ? sql`'[]'::json`
      : sql`coalesce((select json_agg(json_build_object('id', e.id, 'name', e.name) order by e.name, e.id)
        from legal_entities e where not e.deleted and (${missing})), '[]'::json)`
  } as "missingAt",
  exists (select from onboarding_asides a where a.step = ${step}) as aside`

/** What of every step is there, in one question. */
export const countSteps = async (tx: Tx): Promise<StepCount[]> => {
  const questions = sql.join(Object.entries(counted).map(stepQuery), sql` union all `) as Sql
  const rows = await tx.rows<Omit<StepCount, 'missingAt'> & { missingAt: string }>(questions)
  return rows.map((row) => ({ ...row, missingAt: JSON.parse(row.missingAt) }))
}

export const putAside = (tx: Tx, step: string) =>
  tx.run(sql`insert into onboarding_asides (step) values (${step}) on conflict do nothing`)

export const takeUp = (tx: Tx, step: string) => tx.run(sql`delete from onboarding_asides where step = ${step}`)

/** What a legal entity has chosen stays as it is: only where nothing of a list is offered, all of it is from now on. */
export const offerUsual = async (tx: Tx, step: keyof typeof chosenFrom): Promise<void> => {
  for (const [list, item] of Object.entries(chosenFrom[step]))
    await tx.run(
      sql.raw(`insert into offered_${list} (tenant_id, legal_entity_id, ${item}_id)
        select e.tenant_id, e.id, x.id from legal_entities e cross join ${list} x
        where not e.deleted and not x.deleted and ${lacksOffer(list, item)}
        on conflict do nothing`),
    )
}

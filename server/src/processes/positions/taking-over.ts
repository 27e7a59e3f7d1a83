import { checkPosition, type Position, type PositionFields, type positions } from '@pietas/contract/processes'
import type { Product } from '@pietas/contract/products'
import { type Call, demand, type Handlers, reaches } from '../../kit/call'
import { sql } from '../../kit/db/sql'
import { listPage } from '../../kit/paging'
import { invalidField, refuseIfAny } from '../../kit/refusal'
import { findSold } from '../../products'
import { caseOfPath } from '../case-of-record'
import { findCase } from '../queries'
import { insertPositions, linesOfProcess, linesOfTemplate, nextPlaces, positionFacts, type TakenLine } from './queries'
import { type Draft, demandArticles, draftOf, hasPrice, refuseTooMany } from './taking'

type Taking = Call<(typeof positions)['takeOver']>

/** What is said of a position that is to be; the rest is its article's. `name` is what it is called where it stood. */
type Line = { said: Partial<PositionFields>; name: string }

const unknown = (field: string) => invalidField(field, 'common.validation-unknown-reference')

/** Of an article come how many and where they stand alone: it has the price of today. */
const lineOf = ({ text, group, ...taken }: TakenLine): Line => {
  const { productId, quantity } = taken
  const standing = group === null ? {} : { group }
  return { name: text, said: { ...standing, ...(productId ? { productId, quantity } : { ...taken, text }) } }
}

const linesOf = async (call: Taking): Promise<Line[]> => {
  const { articles, templateId, processId } = call.body
  if (articles) return articles.map((said) => ({ said, name: '' }))
  if (templateId) {
    const lines = await linesOfTemplate(call.tx, templateId)
    if (lines.length === 0) throw unknown('templateId')
    return lines.map(lineOf)
  }
  if (!processId) throw invalidField('templateId', 'common.validation-required')
  const source = await findCase(call.tx, processId)
  // Of a house where the caller has no place he learns no more than of a number that nobody has.
  if (!source || !reaches(call.actor, source.legalEntityId)) throw unknown('processId')
  await demand(call, 'Process:List', source.legalEntityId)
  return (await linesOfProcess(call.tx, source.id)).map(lineOf)
}

/** @throws 400 for one of the articles that somebody has chosen just now and that the house does not sell. */
const refuseUnsold = ({ body }: Taking, sold: ReadonlyMap<number, Product>): void => {
  const at = (body.articles ?? []).findIndex(({ productId }) => !sold.has(productId))
  if (at >= 0) throw unknown(`articles.${at}.productId`)
}

/** Adds several positions in one go; what the house does not sell any more, or has no price for, is told by name. */
export const takeOver: Handlers<typeof positions>['takeOver'] = async (call) => {
  const { id: processId, legalEntityId } = await caseOfPath(call, 'Process:Create')
  const { tx } = call
  const lines = await linesOf(call)
  const ids = lines.flatMap(({ said }) => said.productId ?? [])
  if (ids.length > 0) await demandArticles(call, legalEntityId)
  const sold = await findSold(tx, legalEntityId, ids)
  refuseUnsold(call, sold)
  const articleOf = ({ said }: Line): Product | null => (said.productId ? (sold.get(said.productId) ?? null) : null)
  const isCharged = (line: Line) => !line.said.productId || hasPrice(articleOf(line), legalEntityId)
  const drafts = lines.filter(isCharged).map((line): Draft => draftOf(line.said, articleOf(line), legalEntityId))
  refuseIfAny(drafts.flatMap(checkPosition))
  await refuseTooMany(tx, processId, drafts.length)
  const placeIn = await nextPlaces(tx, processId)
  const stored = await insertPositions(
    tx,
    drafts.map((draft) => ({ ...draft, processId, place: placeIn(draft.group) })),
  )
  const query = { sortBy: 'PLACE', sortDirection: 'ASC' as const, limit: 500 }
  const page = await listPage<Position>(tx, positionFacts, query, sql`p.id = any(${stored}::bigint[])`)
  const leftOut = lines.filter((line) => !isCharged(line)).map((line) => articleOf(line)?.name ?? line.name)
  return { items: page.value().items, leftOut }
}

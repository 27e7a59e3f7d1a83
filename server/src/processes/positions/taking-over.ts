import { checkPosition, type Position, type positions } from '@pietas/contract/processes'
import { type Call, demand, type Handlers, reaches } from '../../kit/call'
import { sql } from '../../kit/db/sql'
import { listPage } from '../../kit/paging'
import { invalidField, refuseIfAny } from '../../kit/refusal'
import { findSold } from '../../products'
import { caseOfPath } from '../case-of-record'
import { findCase } from '../queries'
import { insertPositions, linesOfProcess, linesOfTemplate, nextPlaces, positionFacts, type TakenLine } from './queries'
import { type Draft, demandArticles, draftOf, refuseTooMany } from './taking'

type Taking = Call<(typeof positions)['takeOver']>

const unknown = (field: string) => invalidField(field, 'common.validation-unknown-reference')

const linesOf = async (call: Taking): Promise<TakenLine[]> => {
  const { templateId, processId } = call.body
  if (templateId) {
    const lines = await linesOfTemplate(call.tx, templateId)
    if (lines.length === 0) throw unknown('templateId')
    return lines
  }
  if (!processId) throw invalidField('templateId', 'common.validation-required')
  const source = await findCase(call.tx, processId)
  // Of a house where the caller has no place he learns no more than of a number that nobody has.
  if (!source || !reaches(call.actor, source.legalEntityId)) throw unknown('processId')
  await demand(call, 'Process:List', source.legalEntityId)
  return linesOfProcess(call.tx, source.id)
}

/** Takes over a template or what another process charges for; what the house does not sell any more is told by name. */
export const takeOver: Handlers<typeof positions>['takeOver'] = async (call) => {
  const { id: processId, legalEntityId } = await caseOfPath(call, 'Process:Create')
  const { tx } = call
  const lines = await linesOf(call)
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  if (ids.length > 0) await demandArticles(call, legalEntityId)
  const articles = await findSold(tx, legalEntityId, ids)
  const isSold = ({ productId }: TakenLine) => productId === null || articles.has(productId)
  const drafts = lines.filter(isSold).map((line): Draft => {
    const { productId, group, quantity } = line
    return productId
      ? draftOf({ productId, group, quantity }, articles.get(productId) ?? null, legalEntityId)
      : draftOf(line, null, legalEntityId)
  })
  refuseIfAny(drafts.flatMap(checkPosition))
  await refuseTooMany(tx, processId, drafts.length)
  const placeIn = await nextPlaces(tx, processId)
  const stored = await insertPositions(
    tx,
    drafts.map((draft) => ({ ...draft, processId, place: placeIn(draft.group) })),
  )
  const query = { sortBy: 'PLACE', sortDirection: 'ASC' as const, limit: 500 }
  const page = await listPage<Position>(tx, positionFacts, query, sql`p.id = any(${stored}::bigint[])`)
  return {
    items: page.value().items,
    leftOut: lines.filter((line) => !isSold(line)).map(({ text }) => text),
  }
}

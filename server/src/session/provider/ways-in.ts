import type { session } from '@pietas/contract/session'
import { type Handler, StoredMedia } from '../../kit/call'
import { refuseHarmful } from '../../kit/contents'
import { keyOf } from '../../kit/files'
import { notFound } from '../../kit/refusal'
import { houseAsked, installationProvider, providerOf } from './places'
import { logoOf, providerOfTenant } from './queries'

type Routes = typeof session

export const waysIn: Handler<Routes['waysIn']> = async ({ query, house, http }) => {
  const asked = await houseAsked(house, http)
  const own = asked && (await house.db.asPlatform((tx) => providerOfTenant(tx, asked.tenantId)))
  const linked = query.house ? await providerOf(house, query.house) : null
  const all = [own && { key: own.linkKey, name: own.name }, linked, installationProvider(house)]
  const providers = all.flatMap((one) => (one ? [{ key: one.key, name: one.name ?? '' }] : []))
  return {
    house: asked && { name: asked.name, primaryColor: asked.primaryColor, hasLogo: asked.hasLogo },
    providers: providers.filter(({ key }, at) => providers.findIndex((other) => other.key === key) === at),
  }
}

export const houseLogo: Handler<Routes['houseLogo']> = async ({ house, http }) => {
  const asked = await houseAsked(house, http)
  const token = asked?.logoToken
  const logo = asked && token ? await house.db.asPlatform((tx) => logoOf(tx, asked.tenantId, token)) : null
  if (!asked || !logo) throw notFound()
  refuseHarmful(logo.state)
  const { sha256, ...facts } = logo
  const key = keyOf({ tenantId: asked.tenantId, sha256 })
  return new StoredMedia({ ...facts, tag: sha256, attachment: false, open: (range) => house.files.open(key, range) })
}

import { client } from '../../kit/api/client'
import { Elsewhere } from '../../kit/page/elsewhere'

/** A partner whom the active legal entity does not have. */
export function PartnerElsewhere({ partnerId }: { partnerId: number }) {
  return (
    <Elsewhere
      cacheKey={['partners', partnerId]}
      find={(signal) => client.partners.find(partnerId, { signal })}
      missing="partner.not-found"
      found="partner.elsewhere"
    />
  )
}

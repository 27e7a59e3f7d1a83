import { client } from '../../kit/api/client'
import { Elsewhere } from '../../kit/page/elsewhere'

/** A process that the active legal entity does not have. */
export function ProcessElsewhere({ processId }: { processId: number }) {
  return (
    <Elsewhere
      cacheKey={['processes', processId]}
      find={(signal) => client.processes.find(processId, { signal })}
      missing="process.not-found"
      found="process.elsewhere"
    />
  )
}

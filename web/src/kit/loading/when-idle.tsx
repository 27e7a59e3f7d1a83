import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { inIdleTime } from './idle'
import { MissingPart, PartMissing } from './missing-part'

/** What every such part takes besides its own properties. */
export interface PartFacts {
  /** Stands in the place of the part until it is there. */
  waiting?: ReactNode
  /** Told when the part cannot be fetched, to take back what was to be opened. */
  onMissing?: () => void
}

/** A part that is fetched when it is first shown. Should that fail, the page around it stands. */
export function whenWanted<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & PartFacts> {
  const aPart = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failed = true
        throw new PartMissing('A part of the page could not be fetched', { cause: error })
      }
    }) as unknown as ComponentType<object>
  let failed = false
  let current = aPart()
  const latest = () => {
    // React remembers a failure for good; whoever opens the part anew asks the server anew.
    if (failed) current = aPart()
    failed = false
    return current
  }
  return function Waited({ waiting = null, onMissing, ...props }: Props & PartFacts) {
    const [Part] = useState(latest)
    return (
      <MissingPart onMissing={onMissing}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </MissingPart>
    )
  }
}

/** A part that no first paint needs but that has to be there the moment it is wanted, even when the server is gone. */
export const whenIdle = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & PartFacts> => whenWanted(inIdleTime(load))

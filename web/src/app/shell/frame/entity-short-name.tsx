import type { LegalEntity } from '../../../kit/session'
import { useShownMode } from '../../../kit/settings'
import { inkOn } from '../../../kit/theme'

// The strongest tint that header and menu have below it: what reads there reads on all the others.
const grounds = { light: '#e4ebee', dark: '#26313b' }

/** The short name of a legal entity in its own colour, as far as that can be read. */
export function EntityShortName({ entity, className }: { entity: LegalEntity; className?: string | undefined }) {
  const mode = useShownMode()
  return (
    <span
      dir="auto"
      className={className}
      style={entity.primaryColor ? { color: inkOn(entity.primaryColor, grounds[mode]) } : {}}
    >
      {entity.shortName}
    </span>
  )
}

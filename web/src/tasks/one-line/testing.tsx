import { taskTypes } from '@pietas/contract/tasks'
import { useKnownNames } from './use-known-names'

/** What is known to whoever types a task in one line. */
export function Naming({ line }: { line: string }) {
  const { known } = useKnownNames(line, taskTypes)
  return (
    <section>
      <h2>Was zu „{line}“ bekannt ist</h2>
      {[...known.partners, ...known.processes].map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
    </section>
  )
}

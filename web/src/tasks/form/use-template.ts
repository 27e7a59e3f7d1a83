import { dayOf } from '@pietas/contract/kit/days'
import { type CaseDays, dueDayOf, type TaskTemplate, taskTypeOf } from '@pietas/contract/tasks'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { client } from '../../kit/api/client'
import { noSubTask, type TaskValues } from './task-values'

/** What of a case a template asks for. */
const factsOf = async (processId: number, signal: AbortSignal) => {
  const { items } = await client.processes.list({ query: { filterIds: [processId] }, signal })
  const [found] = items
  if (!found) return null
  const { createdAt, funeralAt, deceasedPerson, assignee } = found
  const days: CaseDays = {
    ORDER: dayOf(createdAt),
    DEATH: deceasedPerson.deceasedAt,
    FUNERAL: funeralAt && dayOf(funeralAt),
  }
  return { days, assigneeId: assignee?.id ?? null }
}

/**
 * Fills a new task from a template, and what hangs on the case as soon as that is chosen as well. What somebody has
 * typed stays: only a title that came of another template gives way.
 *
 * @returns what to call when a template is chosen.
 */
export function useTemplate() {
  const { getValues, setValue } = useFormContext<TaskValues>()
  const processId = useWatch<TaskValues, 'processId'>({ name: 'processId' })
  const [template, setTemplate] = useState<TaskTemplate | null>(null)
  const latest = useRef<{ title: string | null; subTasks: string }>({ title: null, subTasks: '[]' })
  const { data: facts } = useQuery({
    queryKey: ['processes', 'days', processId],
    queryFn: ({ signal }) => factsOf(processId ?? 0, signal),
    enabled: template !== null && processId !== null,
  })

  useEffect(() => {
    if (!template || !facts) return
    const due = template.dueOffset && dueDayOf(template.dueOffset, facts.days)
    if (due) setValue('dueDate', due, { shouldDirty: true })
    if (template.assigneeRule === 'PROCESS_ASSIGNEE' && facts.assigneeId)
      setValue('userId', facts.assigneeId, { shouldDirty: true })
  }, [template, facts, setValue])

  return useCallback(
    (chosen: TaskTemplate | null) => {
      setTemplate(chosen)
      if (!chosen) return
      const set = <Name extends keyof TaskValues>(name: Name, value: TaskValues[Name]) =>
        setValue(name, value as never, { shouldDirty: true, shouldValidate: name === 'title' })
      const title = chosen.title ?? chosen.name
      const typed = getValues('title')
      if (!typed || typed === latest.current.title) set('title', title)
      const subTasks = chosen.subTasks.map((part) => ({ ...noSubTask, title: part.title }))
      if (JSON.stringify(getValues('subTasks')) === latest.current.subTasks) set('subTasks', subTasks)
      latest.current = { title, subTasks: JSON.stringify(subTasks) }
      set('type', taskTypeOf(chosen.type) ?? 'BASIC')
      if (chosen.description && !getValues('description')) set('description', chosen.description)
      if (chosen.preparationType) set('preparationType', chosen.preparationType)
      if (chosen.assigneeRule === 'USER') set('userId', chosen.userId)
    },
    [getValues, setValue],
  )
}

import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { Person } from '@pietas/contract/persons'
import { useId, useState } from 'react'
import { DrawerSkeleton } from '../kit/drawer'
import { useTranslation } from '../kit/i18n'
import { whenIdle } from '../kit/loading'
import { PersonForm } from './person-form'
import './person-parts.css'

const InheritanceForm = whenIdle(async () => (await import('./inheritance/inheritance-form')).InheritanceForm)

const parts = ['data', 'inheritance'] as const
type Part = (typeof parts)[number]

interface PersonPartsProps {
  mode: 'update' | 'view'
  person: Person
  title: string
  onSaved: () => void
  onCancel: () => void
  onOpenPerson?: ((personId: number) => void) | undefined
}

/** Everything about a stored person, part by part. What is typed in one part stays while another is looked at. */
export function PersonParts({ mode, person, onCancel, ...rest }: PersonPartsProps) {
  const { t } = useTranslation()
  const id = useId()
  const [part, setPart] = useState<Part>('data')
  const [visited, setVisited] = useState(false)
  const panel = (of: Part) => ({
    role: 'tabpanel',
    id: `${id}${of}`,
    'aria-labelledby': `${id}${of}-tab`,
    className: 'person-part',
    hidden: part !== of,
  })
  const show = (next: Part) => {
    setPart(next)
    if (next === 'inheritance') setVisited(true)
  }
  return (
    <>
      <Tabs
        className="person-tabs"
        value={part}
        aria-label={t('person.parts')}
        onChange={(_event, next: Part) => show(next)}
      >
        {parts.map((of) => (
          <Tab key={of} value={of} label={t(`person.part.${of}`)} id={`${id}${of}-tab`} aria-controls={`${id}${of}`} />
        ))}
      </Tabs>
      <div {...panel('data')}>
        <PersonForm mode={mode} person={person} onCancel={onCancel} {...rest} />
      </div>
      <div {...panel('inheritance')}>
        {visited && <InheritanceForm mode={mode} person={person} onCancel={onCancel} waiting={<DrawerSkeleton />} />}
      </div>
    </>
  )
}

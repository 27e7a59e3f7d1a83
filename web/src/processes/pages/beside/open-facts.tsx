import { type OpenFact, openFactsOf } from '@pietas/contract/processes'
import { CircleDashed } from 'lucide-react'
import { useId } from 'react'
import { useDrawers } from '../../../kit/drawer'
import { type MessageKey, useTranslation } from '../../../kit/i18n'
import { usePermissions } from '../../../kit/session'
import { useAskFor } from '../../use-ask-for'
import { useProcessCounts } from '../../use-process-counts'
import type { ProcessPartProps } from '../process-tabs'
import * as styles from './case-beside.module.css'

const labels: Record<OpenFact, MessageKey> = {
  salutation: 'process.beside.salutation',
  dateOfBirth: 'person.dateOfBirth',
  deceasedAt: 'person.deceasedAt',
  placeOfDeath: 'person.placeOfDeath',
  currentPosition: 'process.currentPosition',
  clientPhone: 'process.beside.client-phone',
  clientRelationship: 'process.beside.client-relationship',
  transport: 'task.type.TRANSPORTATION',
  assigneeId: 'process.assigneeId',
  cemeteryId: 'process.cemeteryId',
  certificates: 'process.section.certificates',
}

/** What is not known yet, each with the way to where it is entered; nothing where all is known. */
export function OpenFacts({ process, editable, onOpenPerson }: ProcessPartProps) {
  const { t } = useTranslation()
  const id = useId()
  const askFor = useAskFor()
  const may = usePermissions()
  const drawers = useDrawers()
  const counts = useProcessCounts(process)
  const open = openFactsOf(process, counts?.hasTransport)
  if (open.length === 0) return null
  const ofProcess = {
    assigneeId: 'assigneeId',
    cemeteryId: 'cemeteryId',
    certificates: 'freeDeathCertificate',
    clientRelationship: 'clientPersonRelationshipType',
  } as const
  const planTransport = () => void drawers.open('task', { preset: { processId: process.id, type: 'TRANSPORTATION' } })
  const wayTo = (fact: OpenFact): (() => void) | undefined => {
    if (fact === 'transport') return may('Task:Create') ? planTransport : undefined
    if (fact in ofProcess) return editable ? () => askFor(ofProcess[fact as keyof typeof ofProcess]) : undefined
    const person = fact === 'clientPhone' ? process.clientPersonId : process.deceasedPersonId
    return person && onOpenPerson ? () => onOpenPerson(person) : undefined
  }
  return (
    <section aria-labelledby={id} className={styles.part}>
      <header>
        <h2 id={id}>{t('process.beside.open')}</h2>
      </header>
      <ul className={styles.openFacts}>
        {open.map((fact) => (
          <li key={fact}>
            <OpenFactLine label={t(labels[fact])} onGo={wayTo(fact)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OpenFactLine({ label, onGo }: { label: string; onGo: (() => void) | undefined }) {
  const content = (
    <>
      <CircleDashed size={16} aria-hidden />
      {label}
    </>
  )
  if (!onGo) return <span className={styles.openFact}>{content}</span>
  return (
    <button type="button" className={styles.openFact} onClick={onGo}>
      {content}
    </button>
  )
}

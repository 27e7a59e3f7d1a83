import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { formatAddress } from '@pietas/contract/kit/address-line'
import { fullName } from '@pietas/contract/persons'
import type { Process } from '@pietas/contract/processes'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { PhoneNumber } from '../kit/contact/phone-number'
import { formatInstant, joinParts, useTranslation } from '../kit/i18n'
import { InfectionSign } from '../kit/infection'
import { useMaybeSession } from '../kit/session'
import { lifeLine } from '../persons'
import { clientName } from './client-name'
import { deceasedLabel } from './deceased-label'
import { GoneSign, isGone } from './gone-sign'
import * as styles from './process-head.module.css'

interface ProcessHeadProps {
  process: Process
  /** Absent = persons may not be looked at. */
  onOpenPerson: ((personId: number) => void) | undefined
  /** Where somebody else is made the client; absent = nobody may. */
  onNewClient?: (() => void) | undefined
  /** Ways to what belongs to the deceased. */
  children?: ReactNode
}

/** Who the process is about and where it stands, in one glance, in the colour of the legal entity. */
export function ProcessHead({ process, onOpenPerson, onNewClient, children }: ProcessHeadProps) {
  const { t } = useTranslation()
  const entities = useMaybeSession()?.tenant?.legalEntities ?? []
  const entity = entities.find(({ id }) => id === process.legalEntityId)
  const { deceasedPerson, clientPerson, assignee } = process
  const id = useId()
  // On a telephone what one calls about comes first, and the rest when it is asked for.
  const [isWhole, setWhole] = useState(false)
  const position = positionOf(deceasedPerson.currentPosition)
  return (
    <Paper
      component="section"
      variant="outlined"
      className={styles.processHead}
      aria-label={t('process.facts')}
      style={{ borderInlineStartColor: entity?.primaryColor ?? undefined }}
    >
      <div id={id} className={styles.processFacts} data-whole={isWhole || undefined}>
        <Fact label={t(deceasedLabel(process))} kind="wide">
          <PersonName name={fullName(deceasedPerson)} id={deceasedPerson.id} onOpen={onOpenPerson} />
          <GoneSign person={{ ...deceasedPerson, deceased: false, deceasedAt: null }} />
          <span className="numeric">{lifeLine(deceasedPerson, t)}</span>
          <span>
            <InfectionSign person={deceasedPerson} />
          </span>
          {children && <span className={styles.processWays}>{children}</span>}
        </Fact>
        <Fact label={t('process.client')}>
          {clientPerson ? (
            <PersonName name={clientName(process)} id={clientPerson.id} onOpen={onOpenPerson} />
          ) : (
            <strong dir="auto">{clientName(process)}</strong>
          )}
          {clientPerson && <GoneSign person={clientPerson} />}
          {clientPerson && onNewClient && isGone(clientPerson) && (
            <Button size="small" onClick={onNewClient}>
              {t('process.choose-client')}
            </Button>
          )}
          {clientPerson?.phone && <PhoneNumber number={clientPerson.phone} />}
        </Fact>
        <Fact label={t('process.currentPosition')} kind="further">
          {position ? (
            <span dir="auto">{position}</span>
          ) : (
            <span className={styles.quiet}>{t('process.no-position')}</span>
          )}
        </Fact>
        <Fact label={t('process.burialFormId')} kind="further">
          <span>{process.burialForm.name}</span>
          <span className={styles.quiet}>{process.legalEntityBranch.name}</span>
        </Fact>
        <Fact label={t('process.assigneeId')} kind="further">
          <span>{assignee ? `${assignee.firstName} ${assignee.lastName}` : '–'}</span>
          <span className={`${styles.quiet} numeric`}>
            {t('process.createdAt')} {formatInstant(process.createdAt)}
          </span>
        </Fact>
      </div>
      <button
        type="button"
        className={styles.processMore}
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setWhole(!isWhole)}
      >
        {t(isWhole ? 'process.head.less' : 'process.head.more')}
        <ChevronDown size={16} aria-hidden />
      </button>
    </Paper>
  )
}

const positionOf = (position: Process['deceasedPerson']['currentPosition']): string =>
  position ? joinParts([position.name as string | null, formatAddress(position as object)], ', ') : ''

interface FactProps {
  label: string
  /** As wide as the head, or folded away where that is narrow. */
  kind?: 'wide' | 'further'
  children: ReactNode
}

function Fact({ label, kind, children }: FactProps) {
  return (
    <div className={styles.processFact} data-kind={kind}>
      <span className={styles.processFactLabel}>{label}</span>
      {children}
    </div>
  )
}

interface PersonNameProps {
  name: string
  id: number
  onOpen: ((personId: number) => void) | undefined
}

function PersonName({ name, id, onOpen }: PersonNameProps) {
  if (!onOpen) return <strong dir="auto">{name}</strong>
  return (
    <button type="button" className={styles.processPersonName} dir="auto" onClick={() => onOpen(id)}>
      {name}
    </button>
  )
}

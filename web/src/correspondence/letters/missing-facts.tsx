import Alert from '@mui/material/Alert'
import type { MissingFact } from '@pietas/contract/correspondence'
import type { Process } from '@pietas/contract/processes'
import { ExternalLink, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { placeholderWords } from '../editor/chip-words'
import * as styles from './missing-facts.module.css'
import { useMayWrite } from './use-may-write'
import { type RecordToFill, wayTo } from './way-to'

const RecordAbove = whenIdle(async () => (await import('./record-above')).RecordAbove)

interface MissingFactsProps {
  missing: readonly MissingFact[]
  process: Process
}

/** What is not known yet for a letter: a press opens where it is filled in, above the letter. */
export function MissingFacts({ missing, process }: MissingFactsProps) {
  const { t } = useTranslation()
  const mayWrite = useMayWrite(process.legalEntityId) && process.status !== 'CANCELLED'
  const [opened, setOpened] = useState<RecordToFill>()
  const close = () => setOpened(undefined)
  return (
    <>
      {missing.length > 0 && (
        <Alert severity="warning" variant="outlined" className={styles.missing}>
          {t('letter.missing', { count: missing.length })}
          <ul>
            {missing.map((fact) => (
              <li key={`${fact.placeholder} ${fact.recordId}`}>
                <Missing
                  name={placeholderWords(fact.placeholder, t)}
                  way={mayWrite ? wayTo(fact, process) : null}
                  onOpen={setOpened}
                />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {opened && <RecordAbove record={opened} process={process} onClose={close} onMissing={close} />}
    </>
  )
}

interface MissingProps {
  name: string
  way: ReturnType<typeof wayTo>
  onOpen: (record: RecordToFill) => void
}

function Missing({ name, way, onOpen }: MissingProps) {
  const { t } = useTranslation()
  if (way === null) return name
  if (typeof way === 'string')
    return (
      <a href={way} target="_blank" rel="noopener" aria-label={t('letter.missing-fill-elsewhere', { name })}>
        {name} <ExternalLink size={14} aria-hidden />
      </a>
    )
  return (
    <button type="button" aria-label={t('letter.missing-fill', { name })} onClick={() => onOpen(way)}>
      {name} <PencilLine size={14} aria-hidden />
    </button>
  )
}

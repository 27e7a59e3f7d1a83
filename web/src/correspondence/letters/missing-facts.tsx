import Alert from '@mui/material/Alert'
import type { MissingFact } from '@pietas/contract/correspondence'
import { ExternalLink } from 'lucide-react'
import { useDrawers } from '../../kit/drawer'
import { hashOfField } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { placeholderWords } from '../editor/chip-words'
import * as styles from './missing-facts.module.css'

interface MissingFactsProps {
  missing: readonly MissingFact[]
  processId: number
  legalEntityId: number
}

type HrefOfPerson = (personId: number) => string

/** Where what is missing is filled in; null where no screen of the case has it. */
const placeOf = (
  { record, recordId, personId, field }: MissingFact,
  { processId, legalEntityId }: MissingFactsProps,
  hrefOfPerson: HrefOfPerson,
): string | null => {
  if (personId !== null) return hrefOfPerson(personId)
  if (record === 'COMPANY') return `/admin/companies/${recordId ?? legalEntityId}`
  if (record === 'BRANCH') return `/admin/companies/${legalEntityId}?tab=branches`
  if (record === 'AUTHOR' || record === 'NOWHERE') return null
  if (record !== 'PROCESS' && recordId !== null) return `/business-partners/${recordId}`
  return `/processes/${processId}?tab=base#${hashOfField(record === 'PROCESS' ? field : fieldOf(record))}`
}

const fields: Readonly<Record<string, string>> = {
  DECEASED: 'deceasedPersonId',
  CLIENT: 'clientPersonId',
  CEMETERY: 'cemeteryId',
  REGISTRY_OFFICE: 'registryOfficeId',
}
const fieldOf = (record: string) => fields[record] ?? 'clientPersonId'

/** What is not known yet for a letter, each with the way to where it is filled in, in a tab of its own. */
export function MissingFacts(props: MissingFactsProps) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { missing, processId } = props
  if (missing.length === 0) return null
  const hrefOfPerson = (personId: number) => drawers.hrefOf('person', { personId, processId })
  return (
    <Alert severity="warning" variant="outlined" className={styles.missing}>
      {t('letter.missing', { count: missing.length })}
      <ul>
        {missing.map((fact) => {
          const place = placeOf(fact, props, hrefOfPerson)
          const name = placeholderWords(fact.placeholder, t)
          return (
            <li key={fact.placeholder}>
              {place === null ? (
                name
              ) : (
                <a href={place} target="_blank" rel="noopener" aria-label={t('letter.missing-fill', { name })}>
                  {name} <ExternalLink size={14} aria-hidden />
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}

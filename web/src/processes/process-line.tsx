import { fullName } from '@pietas/contract/persons'
import type { Process } from '@pietas/contract/processes'
import { useTranslation } from '../kit/i18n'
import { InfectionSign } from '../kit/infection'
import { GoneSign, isGone } from './gone-sign'
import { ProcessStatus } from './process-status'

/** Whose case it is and what must not be overlooked, for one line. */
export function ProcessLine({ process }: { process: Process }) {
  const { t } = useTranslation()
  const { deceasedPerson, clientPerson } = process
  return (
    <>
      <strong dir="auto">{fullName(deceasedPerson)}</strong>
      <InfectionSign person={deceasedPerson} />
      <span className="numeric">{t('process.title', { id: process.id })}</span>
      <ProcessStatus status={process.status} />
      {clientPerson && isGone(clientPerson) && (
        <span>
          {t('process.client')} <GoneSign person={clientPerson} />
        </span>
      )}
    </>
  )
}

import type { Person } from '@pietas/contract/persons'
import { Link } from '@tanstack/react-router'
import { joinParts, type MessageKey, useTranslation } from '../kit/i18n'
import * as styles from './person-detail.module.css'

/** The processes that somebody is part of, as ways to their pages. */
export function PersonProcesses({ processes }: Pick<Person, 'processes'>) {
  const { t } = useTranslation()
  return (
    // A list that scrolls must be reachable by keyboard; its links are.
    <ul className={styles.personProcesses}>
      {processes.map((process) => (
        <li key={process.id}>
          <Link to="/processes/$processId" params={{ processId: String(process.id) }} target="_blank" rel="noopener">
            {t('process.title', { id: process.id })}
          </Link>
          {joinParts(
            [
              t(`process.type.${process.type}` as MessageKey),
              process.deceased,
              t(`process.status.${process.status}` as MessageKey),
            ],
            ' · ',
          )}
        </li>
      ))}
    </ul>
  )
}

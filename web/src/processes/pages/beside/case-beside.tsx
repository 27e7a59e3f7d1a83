import Paper from '@mui/material/Paper'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../kit/i18n'
import { whenIdle } from '../../../kit/loading'
import type { ProcessPartProps } from '../process-tabs'
import * as styles from './case-beside.module.css'
import { LatestNote } from './latest-note'
import { OpenFacts } from './open-facts'

const tasks = () => import('../../../tasks/upcoming/next-of-process')
const NextTasks = whenIdle(async () => (await tasks()).NextOfProcess)
const Deadlines = whenIdle(async () => (await tasks()).DeadlinesOfProcess)

/** What one asks of a case before one changes it: what comes next, what was said last, what is not known yet. */
export function CaseBeside(facts: ProcessPartProps) {
  const { t } = useTranslation()
  const { process } = facts
  return (
    <Paper component="aside" variant="outlined" className={styles.caseBeside} aria-label={t('process.beside')}>
      <OpenFacts {...facts} />
      <Part title={t('process.beside.next')} all={{ tab: 'tasks', label: t('process.beside.all-tasks') }}>
        <NextTasks process={process} waiting={<div className={styles.waiting} aria-busy />} />
      </Part>
      <Deadlines
        process={process}
        within={(deadlines) => <Part title={t('process.beside.deadlines')}>{deadlines}</Part>}
      />
      <Part title={t('process.beside.note')} all={{ tab: 'notes', label: t('process.beside.all-notes') }}>
        <LatestNote process={process} editable={facts.editable} />
      </Part>
    </Paper>
  )
}

interface PartProps {
  title: string
  /** The tab where all of it is, and what leads there. */
  all?: { tab: string; label: string }
  children: ReactNode
}

function Part({ title, all, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <header>
        <h2 id={id}>{title}</h2>
        {all && (
          <Link to="." search={{ tab: all.tab } as never}>
            {all.label}
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}

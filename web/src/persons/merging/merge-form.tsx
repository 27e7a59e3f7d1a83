import Button from '@mui/material/Button'
import { fullName, type Person } from '@pietas/contract/persons'
import { useRef, useState } from 'react'
import { DrawerPage } from '../../kit/drawer'
import { ContestedField, SideBySide } from '../../kit/form'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { lifeLine } from '../life-line'
import { differingRows, knowsNothing, takenOver } from './merge-fields'
import * as styles from './merge-form.module.css'
import { mergePersons } from './merge-persons'
import { saidOf } from './said-value'

interface MergeFormProps {
  pair: readonly [Person, Person]
  onDone: (stays: Person) => void
  onCancel: () => void
}

// Where more is known already, and longer, less has to move.
const firstOf = ([one, other]: MergeFormProps['pair']): number =>
  one.processes.length === other.processes.length
    ? Number(one.id > other.id)
    : Number(one.processes.length < other.processes.length)

/** Asks which record stays, and field by field whose word counts where the two differ. */
export function MergeForm({ pair, onDone, onCancel }: MergeFormProps) {
  const { t } = useTranslation()
  const [staying, setStaying] = useState(firstOf(pair))
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const [stays, other] = staying === 0 ? [pair[0], pair[1]] : [pair[1], pair[0]]
  const rows = differingRows(...pair)
  // Who says something is believed before who says nothing.
  const sideOf = (row: (typeof rows)[number]): number =>
    chosen[row.label] ?? (knowsNothing(stays, row) ? 1 - staying : staying)
  const merge = async () => {
    setBusy(true)
    const taken = takenOver(
      other,
      rows.filter((row) => sideOf(row) !== staying),
    )
    const done = await mergePersons(stays, other, taken, key.current)
    key.current = crypto.randomUUID()
    setBusy(false)
    if (done) onDone(stays)
  }
  const nameOf = (person: Person) => t('person.merge.record', { id: person.id, name: fullName(person) })
  return (
    <>
      <DrawerPage>
        <p className={styles.mergeHint}>{t('person.merge.hint')}</p>
        <Staying pair={pair} staying={staying} onChoose={setStaying} nameOf={nameOf} />
        {rows.length === 0 && <p>{t('person.merge.alike')}</p>}
        {rows.map((row) => (
          <ContestedField
            key={row.label}
            label={t(row.label)}
            own={{ from: nameOf(pair[0]), value: saidOf(pair[0], row) }}
            theirs={{ from: nameOf(pair[1]), value: saidOf(pair[1], row) }}
            takesTheirs={sideOf(row) === 1}
            onChoose={(second) => setChosen({ ...chosen, [row.label]: Number(second) })}
          />
        ))}
      </DrawerPage>
      <footer className={styles.mergeActions}>
        <Button color="inherit" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void merge()}>
          {t('person.merge')}
        </Button>
      </footer>
    </>
  )
}

interface StayingProps {
  pair: MergeFormProps['pair']
  staying: number
  onChoose: (side: number) => void
  nameOf: (person: Person) => string
}

/** Which of the two records stays, with what hangs on each. */
function Staying({ pair, staying, onChoose, nameOf }: StayingProps) {
  const { t } = useTranslation()
  const factsOf = (person: Person) => (
    <span key={person.id} className={styles.mergeFacts}>
      <bdi className={styles.mergeName}>{nameOf(person)}</bdi>
      <span className="numeric">{lifeLine(person, t)}</span>
      <span>{t('person.merge.ties', { count: person.relationships.length })}</span>
      {person.processes.length === 0 && <span>{t('person.no-processes')}</span>}
      {person.processes.map((process) => (
        <span key={process.id}>
          {t('person.in-process', {
            id: process.id,
            name: process.deceased,
            places: process.places.map((place) => t(`person.place.${place}` as MessageKey)).join(', '),
          })}
        </span>
      ))}
    </span>
  )
  return (
    <SideBySide
      label={t('person.merge.stays')}
      sides={[factsOf(pair[0]), factsOf(pair[1])]}
      chosen={staying}
      onChoose={onChoose}
    />
  )
}

import { fullName } from '@pietas/contract/persons'
import type { PreparationSection, Process, ProcessPerson, ProcessPreparations } from '@pietas/contract/processes'
import { type PhoneGroups, usePhoneGroups } from '../../../kit/contact/phone-number'
import {
  formatDate,
  formatInstant,
  joinParts,
  type MessageKey,
  type Translate,
  useTranslation,
} from '../../../kit/i18n'
import { PaperHead, Printout } from '../../../kit/print'
import { useSession } from '../../../kit/session'
import { lifeLine } from '../../../persons'
import { clientName } from '../../client-name'
import { knownFields, sectionsOf } from '../known'
import { labelOf } from '../labels'
import { fitToPage } from './fit'
import * as styles from './preparation-sheet.module.css'
import { placeText, valueText } from './value-text'

const fit = (sheet: HTMLElement | null) => {
  if (sheet) fitToPage(sheet)
}

export interface SheetFacts {
  process: Process
  preparations: ProcessPreparations
  persons: readonly ProcessPerson[]
}

/** The sheet that the team takes along: who, where, and everything that is known. It is there on paper only. */
export function PreparationSheet({ process, preparations, persons }: SheetFacts) {
  const { t } = useTranslation()
  const { me, legalEntity } = useSession()
  const groupsOf = usePhoneGroups()
  const { deceasedPerson: deceased } = process
  const sections = sectionsOf(process, preparations)
    .map((name) => ({ name, known: knownFields(name, preparations[name]) }))
    .filter(({ known }) => known.length > 0)
  const infection = infectionOf(deceased, t)
  const printed = { at: formatInstant(new Date().toISOString()), name: `${me.user.firstName} ${me.user.lastName}` }
  return (
    <Printout ref={fit} className={styles.sheet}>
      <PaperHead text={joinParts([`${t('sheet.case')} ${process.id}`, fullName(deceased), infection], ' · ')} />
      <header>
        <div>
          <p>{legalEntity?.name}</p>
          <h1 dir="auto">{fullName(deceased)}</h1>
          <p>{lifeLine(deceased, t)}</p>
        </div>
        <div className={styles.sheetCase}>
          <p>{t('sheet.title')}</p>
          <p>
            {t('sheet.case')} <strong>{process.id}</strong>
          </p>
          {infection && <p className={styles.sheetWarning}>{infection}</p>}
        </div>
      </header>
      <dl className={styles.sheetFacts}>
        {factsOf(process, persons, t, groupsOf).map(([key, text]) => (
          <Entry key={key} label={t(key)} text={text} />
        ))}
      </dl>
      {sections.length === 0 && <p>{t('sheet.nothing')}</p>}
      <div className={styles.sheetSections}>
        {sections.map(({ name, known }) => (
          <section key={name}>
            <h2>{t(`preparation.${name}` as MessageKey)}</h2>
            <dl>
              {linesOf(name, known, preparations, t).map(({ label, text }) => (
                <Entry key={label} label={label} text={text} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <footer>{t('sheet.printed', printed)}</footer>
    </Printout>
  )
}

function infectionOf({ infectious, highlyInfectious }: Process['deceasedPerson'], t: Translate): string | undefined {
  if (highlyInfectious) return t('sheet.highly-infectious')
  return infectious ? t('sheet.infectious') : undefined
}

// About ten lines of a column.
const longText = 400

function Entry({ label, text }: { label: string; text: string }) {
  return (
    <div className={text.length > longText ? styles.long : undefined}>
      <dt>{label}</dt>
      <dd dir="auto">{text}</dd>
    </div>
  )
}

type Known = ReturnType<typeof knownFields>

/** The lines of a section: texts each on a line of its own, the answers together, so that all of it fits one sheet. */
function linesOf(
  name: PreparationSection,
  known: Known,
  preparations: ProcessPreparations,
  t: Translate,
): { label: string; text: string }[] {
  const answered = (answer: boolean) => known.filter(({ field, value }) => field.kind === 'yesNo' && value === answer)
  const together = (answer: boolean) => ({
    label: t(answer ? 'common.yes' : 'common.no'),
    text: answered(answer)
      .map(({ field }) => labelOf(name, field, t))
      .join(', '),
  })
  const texts = known
    .filter(({ field }) => field.kind !== 'yesNo')
    .map(({ field, value }) => ({ label: labelOf(name, field, t), text: valueText(field, value, preparations, t) }))
  return [together(true), together(false), ...texts].filter(({ text }) => text !== '')
}

const measure = (value: number | null, unit: string): string | null => (value === null ? null : `${value} ${unit}`)

/** What everybody has to know before anything else; what is not known is left out. */
function factsOf(
  process: Process,
  persons: readonly ProcessPerson[],
  t: Translate,
  groupsOf: PhoneGroups,
): [MessageKey, string][] {
  const { deceasedPerson: deceased, clientPerson, burialForm, assignee } = process
  const died = joinParts([formatDate(deceased.deceasedAt), deceased.deceasedTimeAt], ', ')
  const body = joinParts([measure(deceased.size, 'cm'), measure(deceased.weight, 'kg')], ', ')
  const grave = joinParts(
    [process.cemetery?.name, process.graveType?.name, process.graveNumber, process.graveBurialLocation],
    ', ',
  )
  const others = persons.map(({ person, role }) =>
    joinParts([`${fullName(person)} (${t(`process.role.${role}`)})`, person.phone && groupsOf(person.phone)], ' '),
  )
  const facts: [MessageKey, string][] = [
    ['sheet.died', died],
    ['sheet.place-of-death', placeText(deceased.placeOfDeath)],
    ['sheet.position', placeText(deceased.currentPosition)],
    ['sheet.body', body],
    ['sheet.burial', joinParts([burialForm.burialType.name, burialForm.name], ', ')],
    ['sheet.grave', grave],
    ['sheet.client', joinParts([clientName(process), clientPerson?.phone && groupsOf(clientPerson.phone)], ', ')],
    ['sheet.persons', others.join('\n')],
    ['sheet.assignee', assignee ? `${assignee.firstName} ${assignee.lastName}` : ''],
  ]
  return facts.filter(([, text]) => text !== '')
}

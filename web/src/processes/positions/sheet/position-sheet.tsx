import { fullName } from '@pietas/contract/persons'
import type { Position, PositionSums, Process } from '@pietas/contract/processes'
import { formatDate, formatInstant, joinParts, useTranslation } from '../../../kit/i18n'
import { infectionText } from '../../../kit/infection'
import { euros } from '../../../kit/money'
import { PaperHead, Printout } from '../../../kit/print'
import { useSession } from '../../../kit/session'
import { clientName } from '../../client-name'
import { priceNote, quantityText, totalText } from '../amounts'
import { inGroups } from '../groups'
import { PositionName } from '../position-name'
import { SumList } from '../sums'
import type { GroupTitle, TitleOf } from '../use-group-titles'
import * as styles from './position-sheet.module.css'

interface PositionSheetProps {
  process: Process
  positions: readonly Position[]
  sums: PositionSums
  titleOf: TitleOf
}

/** What a process charges for, to be taken along and looked through with the family. It is there on paper only. */
export function PositionSheet({ process, positions, sums, titleOf }: PositionSheetProps) {
  const { t } = useTranslation()
  const { me, legalEntity } = useSession()
  const deceased = fullName(process.deceasedPerson)
  const printed = { at: formatInstant(new Date().toISOString()), name: `${me.user.firstName} ${me.user.lastName}` }
  return (
    <Printout className={styles.sheet}>
      <PaperHead
        text={joinParts(
          [t('process.title', { id: process.id }), deceased, infectionText(process.deceasedPerson, t)],
          ' · ',
        )}
      />
      <header>
        <p>{legalEntity?.name}</p>
        <h1>{t('position.sheet-title')}</h1>
        <p dir="auto">
          {joinParts([deceased, formatDate(process.deceasedPerson.deceasedAt), clientName(process)], ' · ')}
        </p>
      </header>
      {inGroups(positions).map(({ group, rows }) => (
        <Group key={group} title={titleOf(group)} rows={rows} />
      ))}
      <div className={styles.sums}>
        <SumList sums={sums} />
      </div>
      <footer>{t('position.printed', printed)}</footer>
    </Printout>
  )
}

function Group({ title, rows }: { title: GroupTitle; rows: readonly Position[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h2 dir="auto">{title.title}</h2>
      {title.description && <p dir="auto">{title.description}</p>}
      <table>
        <thead>
          <tr>
            {(['quantity', 'text', 'unitPriceCents', 'total'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`position.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((position) => (
            <tr key={position.id}>
              <td>{quantityText(position)}</td>
              <td>
                <PositionName position={position} editable={false} />
              </td>
              <td>
                {euros(position.unitPriceCents)}
                <div>{priceNote(position, t)}</div>
              </td>
              <td>{totalText(position)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

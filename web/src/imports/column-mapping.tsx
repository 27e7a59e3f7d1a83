import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslation } from '../kit/i18n'
import { PlainTable } from '../kit/list/table/plain-table'
import * as styles from './column-mapping.module.css'
import * as shared from './import.module.css'
import type { Sheet } from './read-sheet'
import type { ImportState } from './use-import'

/** Which column fills which field, and by what a record is recognised. */
export function ColumnMapping({ state, sheet }: { state: ImportState; sheet: Sheet }) {
  const { t } = useTranslation()
  const { facts, mapping, matchBy, busy } = state
  const set = (at: number, column: string | null) =>
    // A field is filled by one column only.
    state.change({ mapping: mapping.map((other, index) => (index === at ? column : other === column ? null : other)) })
  const hasNeeded = (facts.needed ?? ['name']).every((column) => mapping.includes(column))
  return (
    <>
      <PlainTable
        label={t('import.mapping')}
        heads={[t('import.column'), t('import.samples'), t('import.field')]}
        rows={sheet.heads.map((head, at) => ({
          id: at,
          cells: [
            <bdi key="head">{head || t('import.unnamed', { number: at + 1 })}</bdi>,
            <bdi key="samples" className={styles.importSamples}>
              {samplesOf(sheet, at)}
            </bdi>,
            <TextField
              key="field"
              select
              size="small"
              fullWidth
              hiddenLabel
              value={mapping[at] ?? ''}
              onChange={({ target }) => set(at, target.value || null)}
              slotProps={{
                select: {
                  displayEmpty: true,
                  SelectDisplayProps: { 'aria-label': t('import.field-of', { column: head }) },
                },
              }}
            >
              <MenuItem value="">
                <em>{t('import.leave-out')}</em>
              </MenuItem>
              {facts.columns.map((column) => (
                <MenuItem key={column} value={column}>
                  {t(facts.labelOf(column))}
                </MenuItem>
              ))}
            </TextField>,
          ],
        }))}
      />
      <TextField
        select
        size="small"
        label={t('import.match-by')}
        value={matchBy}
        className={styles.importMatch}
        onChange={({ target }) => state.change({ matchBy: target.value })}
        helperText={t(facts.texts.matchHint)}
      >
        {facts.matchKeys.map((key) => (
          <MenuItem key={key} value={key}>
            {t(facts.labelOfKey(key))}
          </MenuItem>
        ))}
      </TextField>
      <div className={shared.importActions}>
        {!hasNeeded && <Typography color="error">{t(facts.texts.needed ?? 'import.no-name')}</Typography>}
        <Button color="inherit" onClick={state.startOver}>
          {t('import.other-file')}
        </Button>
        <Button
          variant={state.outcome ? 'outlined' : 'contained'}
          loading={busy}
          disabled={!hasNeeded}
          onClick={() => void state.preview()}
        >
          {t('import.preview')}
        </Button>
      </div>
    </>
  )
}

const samplesOf = ({ rows }: Sheet, at: number): string =>
  rows
    .map((row) => row[at] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .join(' · ')

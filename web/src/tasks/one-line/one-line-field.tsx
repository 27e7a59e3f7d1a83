import TextField from '@mui/material/TextField'
import { type LinePart, partKey, readLine } from '@pietas/contract/tasks'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { useShortcut } from '../../kit/shortcut'
import { useFormTypes } from '../form/use-form-types'
import { useSaveTask } from '../form/use-save-task'
import { OverlapDialog } from '../overlap-question'
import { LineChips } from './line-chips'
import { presetOf, wholeValuesOf } from './line-values'
import { berlinNow } from './now'
import * as styles from './one-line.module.css'
import { useKeptLine } from './use-kept-line'
import { useKnownNames } from './use-known-names'

const nothingRefused: ReadonlySet<string> = new Set()
const longest = 500

/** A task in one line: what is understood of it is shown before anything is stored. */
export function OneLineField() {
  const { t } = useTranslation()
  const session = useSession()
  const drawers = useDrawers()
  const types = useFormTypes()
  const { line, key, write, clear: forget, handOver } = useKeptLine()
  const [refused, setRefused] = useState(nothingRefused)
  const [isSaving, setSaving] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { known, addressOf, isSettled } = useKnownNames(line, types)
  const { save, failed, question } = useSaveTask(undefined)
  const read = readLine(line, { now: berlinNow(), known, refused, usualType: types[0] ?? 'BASIC' })
  const preset = presetOf(read, addressOf)
  const whole = wholeValuesOf(preset, session)
  const isTyped = line.trim() !== ''
  useShortcut('create-other', () => input.current?.focus(), true, t('task.one-line.label'))

  const clear = () => {
    forget()
    setRefused(nothingRefused)
    setWaiting(false)
  }
  const store = async () => {
    if (!isTyped || isSaving) return
    if (!whole) {
      // Its own draft: the form must not bring back another task that was begun before.
      return void drawers.open('task', { preset: { ...preset, noteDraft: handOver() } })
    }
    setSaving(true)
    try {
      await save(whole, whole, { version: undefined, idempotencyKey: key })
      clear()
    } catch (error) {
      failed(error, whole)
    } finally {
      setSaving(false)
    }
  }
  // Whoever is quicker than the names is stored with them all the same.
  useEffect(() => {
    if (!isWaiting || !isSettled) return
    setWaiting(false)
    void store()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      setWaiting(isTyped)
    }
    if (event.key === 'Escape') {
      clear()
      input.current?.blur()
    }
  }
  const takeBack = (part: LinePart) => {
    setRefused(new Set([...refused, partKey(part)]))
    input.current?.focus()
  }
  return (
    <div className={styles.oneLine}>
      <TextField
        size="small"
        fullWidth
        label={t('task.one-line.label')}
        placeholder={t('task.one-line.example')}
        value={line}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        inputRef={input}
        slotProps={{
          htmlInput: { maxLength: longest, autoComplete: 'off', enterKeyHint: 'done', readOnly: isSaving || isWaiting },
        }}
      />
      <LineChips read={read} onTakeBack={takeBack} />
      {isTyped && (
        <p className={styles.oneLineHint}>
          {t('task.one-line.title', { title: read.title || '–' })} ·{' '}
          {t(whole ? 'task.one-line.saves' : 'task.one-line.asks')}
        </p>
      )}
      {question && <OverlapDialog {...question} onMissing={() => question.onAnswer(false)} />}
    </div>
  )
}

import Button from '@mui/material/Button'
import { RotateCcw, Trash2 } from 'lucide-react'
import { confirm } from '../../feedback'
import { useTranslation } from '../../i18n'
import { defaultTab, type Tab } from './tab'
import * as styles from './tab-editor.module.css'
import { cancelTab, type Editing, labelTab, removeTab, resetTabs, type Step, saveTab } from './tab-steps'
import { useTabLabel } from './use-tab-label'

interface TabEditorProps {
  tab: Tab
  editing: Editing
  shipped: readonly Tab[]
  change: (step: Step) => void
}

/** Name of the tab that is edited, and the four ways out of editing. */
export function TabEditor({ tab, editing, shipped, change }: TabEditorProps) {
  const { t } = useTranslation()
  const labelOf = useTabLabel(shipped)
  const remove = async () => {
    const title = t('table.tab-delete-question', { label: labelOf(tab) })
    if (await confirm({ title, confirm: t('common.delete'), destructive: true })) change(removeTab)
  }
  const reset = async () => {
    const sure = await confirm({
      title: t('table.tab-reset-question'),
      description: t('table.tab-reset-description'),
      confirm: t('table.tab-reset'),
      destructive: true,
    })
    if (sure) change(resetTabs)
  }
  return (
    <form
      className={styles.editor}
      aria-label={t('table.tab-edit', { label: labelOf(tab) })}
      onSubmit={(event) => {
        event.preventDefault()
        change(saveTab)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') change(cancelTab)
      }}
    >
      <label className={styles.name}>
        <span>{t('table.tab-label')}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit this tab
          autoFocus
          maxLength={60}
          value={editing.label}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => change(labelTab(target.value))}
        />
      </label>
      <p>{t('table.tab-hint')}</p>
      <div className={styles.ways}>
        <Button color="inherit" startIcon={<RotateCcw size={16} />} onClick={() => void reset()}>
          {t('table.tab-reset')}
        </Button>
        {tab.id !== defaultTab && !editing.isNew && (
          <Button color="error" startIcon={<Trash2 size={16} />} onClick={() => void remove()}>
            {t('common.delete')}
          </Button>
        )}
        <Button color="inherit" onClick={() => change(cancelTab)}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {t('common.save')}
        </Button>
      </div>
    </form>
  )
}

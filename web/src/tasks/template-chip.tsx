import type { TaskRow } from '@pietas/contract/tasks'
import type { CSSProperties } from 'react'
import * as styles from './template-chip.module.css'

/** The class of the chip, for what is drawn without React; its colour is `--template-color`. */
export const templateChip = styles.templateChip

/** What a task was made from: a few letters beside a dot in the colour of the template. */
export function TemplateChip({ template }: { template: NonNullable<TaskRow['template']> }) {
  const { color, shortName } = template
  return (
    <bdi
      className={styles.templateChip}
      data-template
      style={color ? ({ '--template-color': color } as CSSProperties) : undefined}
    >
      {shortName}
    </bdi>
  )
}

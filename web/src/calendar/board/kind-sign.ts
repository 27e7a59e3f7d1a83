import type { TaskType } from '@pietas/contract/tasks'

// Drawn without React, because hundreds of them come at once. The lines are those of Lucide, ISC.
const lines: Partial<Record<TaskType, string>> = {
  APPOINTMENT:
    'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM9 16l2 2 4-4',
  WORK: 'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.77-3.77a6 6 0 0 1-7.94 7.94l-6.91 6.91a2.12 2.12 0 0 1-3-3l6.91-6.91a6 6 0 0 1 7.94-7.94z',
  TRANSPORTATION:
    'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14M5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
}
const away = 'M2 21h20M12 3a9 9 0 0 1 9 9H3a9 9 0 0 1 9-9zM12 12v9'

const svg = 'http://www.w3.org/2000/svg'

/** The sign of a kind of task; leave of every kind has the same one, since not everybody may know which it is. */
export function kindSign(type: TaskType): SVGElement {
  const sign = document.createElementNS(svg, 'svg')
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '12',
    height: '12',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'aria-hidden': 'true',
  }))
    sign.setAttribute(name, value)
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('d', lines[type] ?? away)
  sign.append(path)
  return sign
}

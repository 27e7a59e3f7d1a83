import * as styles from './month-cell.module.css'

/** What a cell of the month says in its words. */
export interface CellWords {
  more: (count: number) => string
  /** `Dienstag, 24.11.2026 zeigen`. */
  show: (day: string) => string
}

interface MonthCell {
  day: string
  /** How many events have found no place. */
  more: number
  /** The public holiday that it is. */
  rest: string | undefined
}

/** Words for which the cells of a telephone have no room: there the figure alone is seen. */
export function withWords(figure: string, words: string): HTMLElement {
  const element = document.createElement('span')
  element.className = styles.worded ?? ''
  element.dataset.figure = figure
  const said = document.createElement('span')
  said.textContent = words
  element.append(said)
  return element
}

// A press on one of them is no selection of the day below.
const button = (className: string | undefined, text: string | Node, run: () => void): HTMLButtonElement => {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className ?? ''
  element.append(text)
  element.addEventListener('pointerdown', (event) => event.stopPropagation())
  element.addEventListener('click', run)
  return element
}

/** The head of a day in a month: what else there is, and the number; both open the whole day. */
export function monthCell(
  { day, more, rest }: MonthCell,
  words: CellWords,
  onDay: (day: string) => void,
): { domNodes: Node[] } {
  const open = () => onDay(day)
  const number = button(`${styles.dayNumber} numeric`, String(Number(day.slice(8))), open)
  number.setAttribute('aria-label', words.show(day))
  const holiday = document.createElement('span')
  holiday.className = styles.holiday ?? ''
  holiday.textContent = rest ?? ''
  holiday.title = rest ?? ''
  if (more === 0) return { domNodes: rest ? [holiday, number] : [number] }
  const others = button(styles.more, withWords(`+${more}`, words.more(more)), open)
  others.setAttribute('aria-label', `${words.more(more)}: ${words.show(day)}`)
  others.title = words.more(more)
  return { domNodes: rest ? [holiday, others, number] : [others, number] }
}

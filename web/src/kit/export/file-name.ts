import { timeZone } from '@pietas/contract/kit/days'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

// What one of the usual systems refuses in a name, and what could hide its ending.
const unsafe = /[\p{Cc}\p{Cf}<>:"/\\|?*]|^\.|[. ]+$/gu

/** `<legal entity>_<tableId>_<yyyy-MM-dd_HH-mm-ss>.xlsx`; unsafe characters become `_`. */
export function fileNameOf(legalEntity: string, tableId: string, now: Date = new Date()): string {
  const time = clock.format(now).replace(' ', '_').replaceAll(':', '-')
  const name = [legalEntity.trim().slice(0, 100), tableId].map((part) => part.replace(unsafe, '_')).join('_')
  return `${name}_${time}.xlsx`
}

import { onTestFinished } from 'vitest'

/** The addresses of the pictures that have not come since: in a test none does, so these are those that were tried. */
export function failedPictures(): string[] {
  const failed: string[] = []
  const note = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) failed.push(target.src)
  }
  document.addEventListener('error', note, { capture: true })
  onTestFinished(() => document.removeEventListener('error', note, { capture: true }))
  return failed
}

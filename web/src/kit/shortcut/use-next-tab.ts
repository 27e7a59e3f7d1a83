import { useShortcut } from './shortcut'

/** F6 chooses the next tab, after the last the first: spec 1 section 9. */
export function useNextTab<Tab>(tabs: readonly Tab[], current: Tab, choose: (tab: Tab) => void) {
  const next = tabs[(tabs.indexOf(current) + 1) % tabs.length]
  useShortcut('next-tab', () => next !== undefined && choose(next), tabs.length > 1)
}

// Sets the look before the first paint. A file of its own, because the content security policy allows no inline script.
;(() => {
  const root = document.documentElement
  let stored = {}
  try {
    stored = JSON.parse(localStorage.getItem('app-settings') ?? '{}') ?? {}
  } catch {
    // A damaged entry means the defaults.
  }
  // Until somebody chooses it is the system's.
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = stored.mode === 'dark' || (stored.mode !== 'light' && systemIsDark)
  root.setAttribute('data-mode', isDark ? 'dark' : 'light')
  root.setAttribute('dir', stored.direction === 'rtl' ? 'rtl' : 'ltr')
})()

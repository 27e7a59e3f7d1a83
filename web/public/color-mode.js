// Sets the look before the first paint. A file of its own, because the content security policy allows no inline script.
;(() => {
  const root = document.documentElement
  let stored = {}
  try {
    stored = JSON.parse(localStorage.getItem('app-settings') ?? '{}') ?? {}
  } catch {
    // A damaged entry means the defaults.
  }
  root.setAttribute('data-mode', stored.mode === 'dark' ? 'dark' : 'light')
  root.setAttribute('dir', stored.direction === 'rtl' ? 'rtl' : 'ltr')
})()

// Sets the colour mode before the first paint. A file of its own, because the content security policy allows no inline script.
;(() => {
  let mode = 'light'
  try {
    mode = JSON.parse(localStorage.getItem('app-settings') ?? '{}').mode === 'dark' ? 'dark' : 'light'
  } catch {
    // A damaged entry means the default.
  }
  document.documentElement.setAttribute('data-mode', mode)
})()

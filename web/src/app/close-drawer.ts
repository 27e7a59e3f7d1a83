// A reload closes the drawer, but the browser hands its state back: it must go before the router reads it.
const { drawer, ...state } = window.history.state ?? {}
if (drawer) window.history.replaceState(state, '')

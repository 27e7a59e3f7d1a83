// Keeps the code of the app in the browser, so that a page opens although the server is gone. It never touches a call:
// what it keeps is the same for everybody, and nothing of a family is left behind on a machine that several use.

// The types of a page and of a worker exclude each other: this is what a worker has beyond a page.
interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Fetching extends Waiting {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
interface Moments {
  install: Waiting
  message: Event
  activate: Waiting
  fetch: Fetching
}
interface CodeKeeper {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; matchAll: () => Promise<{ postMessage: (message: unknown) => void }[]> }
  addEventListener: <Moment extends keyof Moments>(moment: Moment, listen: (event: Moments[Moment]) => void) => void
}

/** What the build says about itself: see `build/offline-code.ts`. */
declare const release: { name: string; entry: string; files: readonly string[] }

const worker = globalThis as unknown as CodeKeeper
const page = '/'
/** A window tells that somebody types, opens or scrolls in it; so long after that nothing is fetched, in ms. */
const breath = 400
/** So long at most a file gives way to that, in ms. */
const longBreath = 10_000
/** A server that lets a page wait longer is as good as gone, in ms. */
const patience = 8_000

/** As in `kit/loading/moments`: a worker is one file, and what it shared with the page would be another. */
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

let touched = Number.NEGATIVE_INFINITY

async function untouched(): Promise<void> {
  const began = performance.now()
  while (performance.now() - touched < breath && performance.now() - began < longBreath) await after(breath)
}

async function keepCode(): Promise<void> {
  const kept = await caches.open(release.name)
  for (const file of release.files) {
    await untouched()
    const began = performance.now()
    // Most files are the same as in the release before, and are in the cache of the browser.
    await kept.add(file)
    // Somebody is working: half of the time is left to what he does.
    await after(performance.now() - began)
  }
  await kept.add(new Request(page, { cache: 'reload' }))
}

/** Of two releases the older one stays: a window that is still open shows pages of it. */
async function forgetOld(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.slice(0, -2).map((name) => caches.delete(name)))
}

async function tellWindows(): Promise<void> {
  const windows = await worker.clients.matchAll()
  for (const window of windows) window.postMessage({ entry: release.entry })
}

worker.addEventListener('install', (event) => event.waitUntil(keepCode().then(() => worker.skipWaiting())))

worker.addEventListener('message', () => {
  touched = performance.now()
})

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    forgetOld()
      .then(() => worker.clients.claim())
      .then(tellWindows),
  ),
)

/** The newest page if the server answers in time, else the one that was kept. */
async function pageFor(request: Request): Promise<Response> {
  const asked = fetch(request)
  const kept = () => caches.match(page)
  const late = after(patience).then(kept)
  const answer = await Promise.race([asked, late]).catch(kept)
  if (answer && answer.status < 500) return answer
  return (await kept()) ?? asked
}

async function fileFor(request: Request, isNamedByContent: boolean): Promise<Response> {
  const kept = await caches.match(request)
  if (isNamedByContent) return kept ?? fetch(request)
  return fetch(request).catch((error: unknown) => {
    if (kept) return kept
    throw error
  })
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET' || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(pageFor(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileFor(request, true))
  else if (release.files.includes(pathname)) event.respondWith(fileFor(request, false))
})

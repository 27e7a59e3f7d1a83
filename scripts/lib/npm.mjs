/** Calls back when the npm that started us is gone: killed with -9, it cannot pass a signal on. */
export function whenNpmIsGone(callback) {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    callback()
  }, 1000)
  watch.unref()
}

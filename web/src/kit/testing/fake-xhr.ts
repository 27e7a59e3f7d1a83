type Respond = (method: string, url: URL, headers: Headers, body: unknown) => Promise<Response>

interface Upload {
  onprogress?: (facts: { loaded: number; total: number }) => void
  onload?: () => void
}

/** As much of the browser's older way to a server as the app uses. Half of a file has always gone before the answer. */
export function fakeXhr(respond: Respond): typeof XMLHttpRequest {
  class FakeXhr {
    upload: Upload = {}
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    onabort: (() => void) | null = null
    status = 0
    statusText = ''
    responseText = ''
    private method = ''
    private url = new URL(window.location.origin)
    private readonly headers = new Headers()
    private answered = new Headers()
    private isOver = false

    open(method: string, path: string) {
      this.method = method
      this.url = new URL(path, window.location.origin)
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value)
    }
    getResponseHeader(name: string) {
      return this.answered.get(name)
    }
    abort() {
      this.end(() => this.onabort?.())
    }
    async send(body: unknown) {
      this.upload.onprogress?.({ loaded: 50, total: 100 })
      try {
        const response = await respond(this.method, this.url, this.headers, body)
        this.status = response.status
        this.answered = response.headers
        this.responseText = await response.text()
      } catch {
        return this.end(() => this.onerror?.())
      }
      this.end(() => this.onload?.())
    }

    private end(tell: () => void) {
      if (this.isOver) return
      this.isOver = true
      tell()
    }
  }
  return FakeXhr as unknown as typeof XMLHttpRequest
}

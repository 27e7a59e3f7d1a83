// The few globals that browsers and Node share and that the contract uses; everything else of either side stays out.
declare class AbortSignal {
  readonly aborted: boolean
}
declare class URLSearchParams {
  set(name: string, value: string): void
  toString(): string
}
declare class Blob {
  readonly size: number
  readonly type: string
}
declare class FormData {
  append(name: string, value: string | Blob): void
}

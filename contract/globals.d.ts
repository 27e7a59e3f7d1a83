// The two globals that browsers and Node share and that the contract uses; everything else of either side stays out.
declare class AbortSignal {
  readonly aborted: boolean
}
declare class URLSearchParams {
  set(name: string, value: string): void
  toString(): string
}

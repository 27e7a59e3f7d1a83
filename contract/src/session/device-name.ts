const systems = [
  [/android/i, 'Android'],
  [/iphone|ipad/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac os/i, 'macOS'],
  [/linux/i, 'Linux'],
] as const

// Every browser calls itself the ones before it: the order decides.
const browsers = [
  [/edg\//i, 'Edge'],
  [/firefox\//i, 'Firefox'],
  [/chrom(e|ium)\//i, 'Chrome'],
  [/safari\//i, 'Safari'],
] as const

/** `Firefox · Windows` for a user agent; undefined when it says neither. */
export function deviceName(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined
  const nameIn = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' · ') || undefined
}

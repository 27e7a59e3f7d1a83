const sorted = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other)

/** The value that 95 of 100 do not exceed. */
export const p95 = (values: readonly number[]): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * 0.95))] ?? 0

export const median = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? 0

/** Codes a program can rely on; the German or English sentence belongs to the screen. */
export const problemCodes = [
  'INVALID_INPUT',
  'NO_SESSION',
  'INVALID_CREDENTIALS',
  'OTP_REQUIRED',
  'INVALID_TOKEN',
  'FORBIDDEN',
  'MFA_ENROLMENT_REQUIRED',
  'FOREIGN_ORIGIN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'DUPLICATE',
  'TASK_OVERLAP',
  'PROCESS_CANCELLED',
  'STALE_VERSION',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'PLACES_UNAVAILABLE',
  'STORAGE_FULL',
  'FILE_IN_QUARANTINE',
  'FILE_INFECTED',
  'UNEXPECTED',
] as const

export type ProblemCode = (typeof problemCodes)[number]

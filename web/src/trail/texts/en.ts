import type { de } from './de'

export const en: Record<keyof typeof de, string> = {
  'job.kind': 'Job',
  'job.kind.mail': 'E-mail',
  'job.kind.scan-file': 'Check a file for malware',
  'job.kind.remove-infected-file': 'Remove a file with malware',
  'job.state': 'Status',
  'job.state.WAITING': 'waiting',
  'job.state.RUNNING': 'running',
  'job.state.DONE': 'done',
  'job.state.FAILED': 'failed',
  'job.createdAt': 'Created',
  'job.attempts': 'Attempts',
  'job.nextAttemptAt': 'Next attempt',
  'job.lastError': 'Last error',
  'job.tab.failed': 'Failed',
  'job.retry': 'Try again now',
  'job.retried': 'The job will be tried again in a moment',
  'job.retry-error': 'The job could not be tried again',
  'job.none': 'What the program does automatically appears here: e-mails, for example, until they have been sent.',
}

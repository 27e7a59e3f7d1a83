/** What the app speaks, each named in its own language. */
export const languages = [
  { value: 'de', name: 'Deutsch' },
  { value: 'en', name: 'English' },
] as const

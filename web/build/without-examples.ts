import type { Plugin } from 'vite'

/** Leaves the developers' page with its examples out of what staff get. */
export const withoutExamples = (): Plugin => ({
  name: 'without-examples',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (/[/]web[/]src[/]examples[/]pages\.ts$/.test(id) ? 'export const pages = {}' : undefined),
})

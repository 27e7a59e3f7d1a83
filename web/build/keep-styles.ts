import type { Plugin } from 'vite'

/**
 * Once its names are written where they are used nothing is left of the module of a style sheet, and the bundler would
 * leave out the sheet with it: looking at something global is an effect that it keeps.
 */
export const keepStyles = (): Plugin => ({
  name: 'keep-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code: `${code}\nglobalThis.a`, map: null, moduleSideEffects: true }),
  },
})

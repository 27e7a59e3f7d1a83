import type { Plugin } from 'vite'

const ripple = /[\\/]@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.m?js$/

/** No button of ours ripples (see the theme's `disableRipple`), but every button brings the code along: about 4 kB. */
export const withoutRipple = (): Plugin => ({
  name: 'without-ripple',
  transform(_code, id) {
    if (!ripple.test(id)) return null
    return { code: 'export const DELAY_RIPPLE = 0; export default () => null', map: null }
  },
})

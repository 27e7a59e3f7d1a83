import type { Plugin } from 'vite'

const others = /[\\/]@mui[\\/]material[\\/](?:FilledInput[\\/]FilledInput|Input[\\/]Input)\.m?js$/

/** Every text field of ours has an outline, but each brings the two other looks along: about 2 kB. */
export const onlyOutlined = (): Plugin => ({
  name: 'only-outlined',
  transform(_code, id) {
    if (!others.test(id)) return null
    return { code: 'export default () => null', map: null }
  },
})

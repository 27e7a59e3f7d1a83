import type { Plugin } from 'vite'

const generators = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/
const englishTexts = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/

/**
 * Leaves out of the web app what only the server's API document needs: every schema carries the means to describe
 * itself, so nothing of it can be dropped by itself. The library's English texts go too, because each message of ours
 * is a key (see `findings` in the contract). Together they weigh about 6 kB.
 */
export const zodWithoutGenerators = (): Plugin => ({
  name: 'zod-without-generators',
  transform(code, id) {
    if (englishTexts.test(id)) return { code: 'export default () => ({})', map: null }
    if (!generators.test(id)) return null
    const names = [...code.matchAll(/export (?:const|function|class) (\w+)/g)].map((match) => match[1])
    return { code: names.map((name) => `export const ${name} = () => undefined`).join('\n'), map: null }
  },
})

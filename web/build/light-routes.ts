import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const name = 'virtual:routes'
const contract = fileURLToPath(new URL('../../contract/src/api.ts', import.meta.url))

type Api = typeof import('@pietas/contract/api').api

/** Of every route only what a call needs: also whether it has a body, and what it says when something is missing. */
const rowsOf = (api: Api) =>
  Object.fromEntries(
    Object.entries(api).map(([feature, routes]) => [
      feature,
      Object.fromEntries(
        Object.entries(routes).map(([call, { method, path, ...route }]) => [
          call,
          {
            method,
            path,
            body: 'body' in route,
            ...('upload' in route ? { upload: true } : {}),
            ...('missing' in route ? { missing: route.missing } : {}),
          },
        ]),
      ),
    ]),
  )

/**
 * Offers the contract's routes without their schemas as `virtual:routes`. A list needs the path of a call but not
 * what its body may look like: this keeps the schema library and every schema out of pages without a form.
 */
export const lightRoutes = (): Plugin => ({
  name: 'light-routes',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined
    this.addWatchFile(contract)
    const { module } = await runnerImport<{ api: Api }>(contract)
    return `export const routes = ${JSON.stringify(rowsOf(module.api))}`
  },
})

declare module 'virtual:routes' {
  /** The contract's `api`, of which only method, path and the presence of a body exist: see build/light-routes.ts. */
  export const routes: typeof import('@pietas/contract/api').api
}

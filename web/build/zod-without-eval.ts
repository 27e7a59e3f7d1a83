import { fileURLToPath } from 'node:url'

/**
 * The web app gets the schema library by way of `src/kit/zod.ts`, which sets it up before the first schema is made:
 * a schema asks once, when it is made, whether it may turn itself into code. The server keeps that.
 */
export const zodWithoutEval = {
  find: /^zod$/,
  replacement: fileURLToPath(new URL('../src/kit/zod.ts', import.meta.url)),
}

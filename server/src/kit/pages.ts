import { access } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const year = 31_536_000

// A file has an ending. The packed versions that the build lays beside the files go out in their stead, not under their
// own names, and what begins with a dot belongs to the build.
const isFile = (path: string): boolean => /(?:^|\/)[^/.][^/]*\.\w+$/.test(path) && !/\.(?:br|gz)$/.test(path)

/** Whether the web app is served here. */
export const hasPages = (app: FastifyInstance): boolean => app.hasReplyDecorator('sendFile')

/** Answers with the app, which shows what belongs to the address. */
export const sendPage = (reply: FastifyReply): FastifyReply => reply.sendFile('index.html')

/**
 * Serves the built web app: hashed assets for a year, the page itself never from a cache.
 *
 * @returns how to answer a page address with the app, or null when it has not been built.
 */
export const addPages = async (
  app: FastifyInstance,
  directory: string,
): Promise<((reply: FastifyReply) => FastifyReply) | null> => {
  const built = await access(join(directory, 'index.html')).then(
    () => true,
    () => false,
  )
  if (!built) return null
  await app.register(fastifyStatic, {
    root: directory,
    // One route for all: one for each of 500 files, and again for HEAD, costs 6 MB.
    wildcard: true,
    allowedPath: isFile,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('vary', 'accept-encoding')
      const isAsset = path.includes('/assets/')
      response.setHeader('cache-control', isAsset ? `public, max-age=${year}, immutable` : 'no-cache')
    },
  })
  return sendPage
}

import type { FastifyRequest } from 'fastify'
import type { Http } from './call'

/** @returns from which address and at which device a request was made. */
export const whereFrom = (request: FastifyRequest): Pick<Http, 'address' | 'userAgent'> => ({
  address: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
})

import { resolve } from 'node:path'
import * as z from 'zod'
import { scannerAddress } from './malware/address'
import { OperatorError } from './operator-error'
import { projectRoot } from './project'

const text = z.string().trim().min(1).optional()
const httpUrl = z.url({ protocol: /^https?$/ })
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ })
const flag = z.enum(['0', '1']).transform((value) => value === '1')

/** A whole number between two others, both included. */
const whole = (usual: number, least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .default(String(usual))
    .transform(Number)
    .pipe(z.int().min(least).max(most))

const environment = z.object({
  PORT: whole(3000, 0, 65_535),
  HOST: z.string().min(1).default('127.0.0.1'),
  // Counted from the project, wherever a command is called from.
  DATA_DIR: z
    .string()
    .min(1)
    .default('./.data')
    .transform((path) => resolve(projectRoot, path)),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DEMO: flag.optional(),
  PUBLIC_URL: httpUrl.optional(),
  // Addresses, or networks as 10.0.0.0/24, of proxies that stand on other machines.
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).min(1))
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Pietas <pietas@localhost>'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: text,
  S3_REGION: z.string().trim().min(1).default('auto'),
  S3_KEY: text,
  S3_SECRET: text,
  GEOCODER_URL: httpUrl.optional(),
  GOOGLE_MAPS_KEY: text,
  GOOGLE_PLACES_URL: httpUrl.default('https://places.googleapis.com'),
  GOOGLE_STATIC_MAPS_URL: httpUrl.default('https://maps.googleapis.com'),
  MAP_TILES_URL: z
    .string()
    .refine((url) => httpUrl.safeParse(url.replace(/[{}]/g, '')).success && /\{z\}.*\{x\}.*\{y\}/.test(url))
    .optional(),
  MAP_ATTRIBUTION: z.string().trim().min(1).max(200).default('© OpenStreetMap-Mitwirkende'),
  STATIC_MAP_URL: httpUrl.optional(),
  // Address, or address:port, of those to ask; without it those of the machine.
  DNS_SERVERS: z
    .string()
    .transform((list) => list.split(',').map((server) => server.trim()))
    .pipe(z.array(z.string().regex(/^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])(:\d{1,5})?$/i)).min(1))
    .optional(),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: text,
  // Origins inside that a house may name as its identity provider.
  OIDC_LOCAL_ISSUERS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .pipe(z.array(httpUrl.transform((url) => new URL(url).origin)).min(1))
    .optional(),
  BILLING: flag.default(false),
  ACCOUNTING_URL: httpUrl.optional(),
  HELP_URL: httpUrl.optional(),
  HSTS_SUBDOMAINS: flag.default(false),
  PATIENCE: whole(30, 1, 600),
  SECURITY_ADDRESS_DAYS: whole(90, 7, 3650),
  MALWARE_SCANNER: scannerAddress.optional(),
  MALWARE_PATIENCE: whole(300, 1, 3600),
  DISK_RESERVE: whole(50, 0, 999_999_999),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.string().optional(),
})

type Bucket = { endpoint: string; bucket: string; region: string; key: string; secret: string }

export type Env = Omit<z.output<typeof environment>, 'DEMO' | 'NODE_ENV'> & {
  /** Demo tenants are loaded into an empty database. */
  demo: boolean
  /** Somebody has said DEMO=1 himself, and knows that the passwords of the demo are published. */
  demoWanted: boolean
  /** Others than people at this machine reach the server. */
  isPublic: boolean
  production: boolean
  /** Where files lie, when not in the data folder. */
  s3: Bucket | null
}

/** A wrong value in the environment; the message names it. */
export class EnvError extends OperatorError {}

// These may hold a password, which does not belong into a log, not even a mistyped one.
const secret = /(_URL|_KEY|_SECRET)$/

const shown = (name: string, value: string | undefined): string => (secret.test(name) ? name : `${name}=${value ?? ''}`)

/** A bucket needs all of its settings: files that went to the disk because one was missing would be hard to find. */
const bucketOf = (given: z.output<typeof environment>): Bucket | null => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret, S3_REGION: region } = given
  if (endpoint && bucket && key && secret) return { endpoint, bucket, region, key, secret }
  const missing = Object.entries({ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name)
  if (missing.length < 4) throw new EnvError(`These settings are missing for files in S3: ${missing.join(', ')}`)
  return null
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)

/**
 * Reads and checks the environment, once, at start.
 *
 * @throws EnvError naming every variable that is wrong.
 */
export const readEnv = (source: Record<string, string | undefined> = process.env): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'))
    const wrong = names.map((name) => shown(name, given[name]))
    throw new EnvError(`These settings are wrong: ${wrong.join(', ')}`)
  }
  const { DEMO, NODE_ENV, ...rest } = parsed.data
  if ((rest.OIDC_ISSUER === undefined) !== (rest.OIDC_CLIENT_ID === undefined))
    throw new EnvError('OIDC_ISSUER and OIDC_CLIENT_ID are of use only together')
  if (rest.TRUSTED_PROXIES && !rest.PUBLIC_URL)
    throw new EnvError('TRUSTED_PROXIES is of use only together with PUBLIC_URL')
  if (rest.DATABASE_OWNER_URL && !rest.DATABASE_URL)
    throw new EnvError('DATABASE_OWNER_URL is of use only together with DATABASE_URL')
  const isPublic = rest.PUBLIC_URL !== undefined || !isLoopback(rest.HOST)
  return {
    ...rest,
    demo: DEMO ?? (rest.DATABASE_URL === undefined && !isPublic),
    demoWanted: DEMO === true,
    isPublic,
    production: NODE_ENV === 'production',
    s3: bucketOf(parsed.data),
  }
}

/** Where the browsers of the people find this server; links in mails begin with it. */
export const publicUrl = ({ PUBLIC_URL, HOST, PORT }: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string =>
  (PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/$/, '')

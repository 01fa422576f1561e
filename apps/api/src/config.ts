import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { z } from 'zod';

import { StartError } from './start-error.ts';
import { readTracingSettings, TRACING_VARIABLES } from './tracing/tracing-settings.ts';

const PORT = 'a whole number from 0 to 65535';
const PHONE = 'a phone number such as +1 (555) 555-0100';
const ADDRESS = 'up to 500 characters, with | between lines';

const url = (allowed: string, protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: allowed,
  });

const databaseUrl = url('a URL such as postgres://user:password@host:5432/database', [
  'postgres:',
  'postgresql:',
]);

const oneOf = <const Values extends [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });

const port = z
  .string()
  .regex(/^\d{1,5}$/, { error: PORT, abort: true })
  .transform(Number)
  .refine((number) => number <= 65535, { error: PORT });

const host = z.string().regex(/^[\w.:-]+$/, { error: 'a host name or an address such as 0.0.0.0' });

/** Addresses whose `x-forwarded-*` headers are believed. */
const TrustProxy = z
  .string()
  .refine((text) => ['on', 'off'].includes(text) || text.split(',').every(isProxyAddress), {
    error: 'on, off, or a list of proxy addresses such as 10.0.0.1,192.168.0.0/16,loopback',
  })
  .transform((text) => (text === 'on' ? true : text === 'off' ? false : text));

const phone = z
  .string()
  .max(40, { error: PHONE, abort: true })
  .refine((text) => /^\+?[\d ().-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 5, {
    error: PHONE,
  });

/** The lines of a postal address. */
const address = z
  .string()
  .max(500, { error: ADDRESS, abort: true })
  .transform((text) => text.split(/[|\n]/).flatMap((line) => line.trim() || []))
  .refine((lines) => lines.length > 0, { error: ADDRESS });

/** The environment variables. The message of each schema says what is allowed. */
const Environment = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  PORT: port.default(3000),
  HOST: host.default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  REDIS_URL: url('a URL such as redis://host:6379', ['redis:', 'rediss:']).optional(),
  SMTP_URL: url('a URL such as smtp://host:587', ['smtp:', 'smtps:']).optional(),
  PUBLIC_URL: url('an address such as https://example.org', ['http:', 'https:'])
    .transform((text) => new URL(text).origin)
    .optional(),
  CONTACT_EMAIL: z.email({ error: 'an email address' }).optional(),
  CONTACT_PHONE: phone.optional(),
  CONTACT_ADDRESS: address.optional(),
  ADMIN_EMAIL: z.email({ error: 'an email address' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, { error: '6 to 256 characters' })
    .max(256, { error: '6 to 256 characters' })
    .optional(),
  CDN_PURGE_URL: url('an address such as http://cache:8080/purge', ['http:', 'https:'])
    .refine((text) => !new URL(text).username, { error: 'an address without a name and password' })
    .optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'characters of ASCII without spaces' })
    .optional(),
  RATE_LIMIT: oneOf('on', 'off').default('on'),
  SEED: oneOf('sample', 'none').default('sample'),
  TRUST_PROXY: TrustProxy.default(false),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
});

/** The names of all settings. */
export const SETTINGS = [...Object.keys(Environment.shape), ...TRACING_VARIABLES];

/** Variables whose value may hold a password: never printed. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'REDIS_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'CDN_PURGE_URL',
  'CDN_PURGE_TOKEN',
];

/**
 * Reads the settings from the environment; an empty variable counts as missing.
 *
 * @throws {StartError} Naming every variable that holds nonsense, what is allowed, what arrived.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  if (!result.success) {
    throw new StartError(
      result.error.issues
        .map(({ path: [name], message }) => describe(String(name), message, given))
        .join('\n'),
    );
  }
  const values = result.data;
  if ((values.ADMIN_EMAIL === undefined) !== (values.ADMIN_PASSWORD === undefined)) {
    throw new StartError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together; only one is.');
  }
  if (values.DATABASE_REPLICA_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new StartError('DATABASE_REPLICA_URL needs DATABASE_URL, the server that it replicates.');
  }
  if (values.CDN_PURGE_TOKEN !== undefined && values.CDN_PURGE_URL === undefined) {
    throw new StartError('CDN_PURGE_TOKEN is of no use without CDN_PURGE_URL, which is not set.');
  }
  const isTaken = values.METRICS_PORT === values.PORT && values.PORT !== 0;
  if (
    isTaken &&
    (values.HOST === values.METRICS_HOST || isEvery(values.HOST, values.METRICS_HOST))
  ) {
    throw new StartError(
      `METRICS_PORT must be another port than PORT; both are ${values.PORT}, and the site takes it.`,
    );
  }
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    /** Undefined where no metrics are served. */
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    /** Undefined where no traces are sent. */
    tracing: readTracingSettings(given),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    contact: readContact(values),
    /** Where a CDN is told what has changed; undefined where none is. */
    cdn:
      values.CDN_PURGE_URL === undefined
        ? undefined
        : { purgeUrl: values.CDN_PURGE_URL, token: values.CDN_PURGE_TOKEN },
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    rateLimit: values.RATE_LIMIT === 'on',
    seed: values.SEED,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}

/** How to reach the operator of the site; undefined where no variable of the contact is set. */
function readContact(values: z.infer<typeof Environment>) {
  const { CONTACT_EMAIL: email, CONTACT_PHONE: phone, CONTACT_ADDRESS: address } = values;
  return email || phone || address ? { email, phone, address } : undefined;
}

export type Config = ReturnType<typeof readConfig>;

function describe(name: string, allowed: string, given: Record<string, string | undefined>) {
  const arrived = SECRETS.includes(name) ? 'the value given is not' : `got "${given[name]}"`;
  return `${name} must be ${allowed}; ${arrived}.`;
}

/** Whether one of the hosts means all addresses of this machine. */
const isEvery = (...hosts: string[]) => hosts.some((host) => ['0.0.0.0', '::'].includes(host));

/** An address, a CIDR range, or a name that the proxy library knows. */
function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text.trim())) return true;
  const version = isIP(address);
  const widest = version === 4 ? 32 : 128;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
  return version !== 0 && isRange && rest.length === 0;
}

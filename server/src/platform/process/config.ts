import { readFileSync } from 'node:fs';
import { settingsByFile } from '@lanna/rules/settings-by-file';
import { z } from 'zod';
import { readSecretKeys } from '../sealing/secret-box.ts';

const port = z.coerce.number().int().min(1).max(65_535);

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/.+/, 'must look like postgres://user:password@host:port/database');

/** What may lie in a file of its own: `<NAME>_FILE` names it. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_POOL_URL',
  'REPLICA_URL',
  'SECRET_KEYS',
  'SMTP_URL',
  'SMS_AUTH_TOKEN',
  'BUCKET_SECRET_ACCESS_KEY',
  'NATS_PASSWORD',
];

const settings = z.object({
  PORT: port.default(3000),
  STUDIO_PORT: port.default(3100),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.lanna'),
  DATABASE_URL: postgresUrl.optional(),
  /** A pooler in front of that database which lends a connection for one transaction (PgBouncer); all short work goes through it. */
  DATABASE_POOL_URL: postgresUrl.optional(),
  /** A replica of that database, of which reports, files and searches are read while it is not too far behind; the same login. */
  REPLICA_URL: postgresUrl.optional(),
  REPLICA_LAG_SECONDS: z.coerce.number().int().min(1).max(60).default(30),
  /** What `npm start` gives the portal instead of a login it makes itself. */
  PORTAL_DATABASE_URL: postgresUrl.optional(),
  STUDIO_DATABASE_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(16),
  /** What seals secrets in the database: 32 random bytes in base64. A newer key goes in front of the older, after a comma. */
  SECRET_KEYS: z
    .string()
    .transform(readSecretKeys)
    .refine((keys) => keys !== undefined, 'must be 32 random bytes in base64, or several after commas')
    .optional(),
  /** A bucket of an S3-compatible store that holds files beside the database, path style: `https://store/bucket`. With it both keys. */
  BUCKET_URL: z.url({ protocol: /^https?$/ }).optional(),
  BUCKET_REGION: z.string().min(1).default('us-east-1'),
  BUCKET_ACCESS_KEY_ID: z.string().min(1).optional(),
  BUCKET_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** `nothing`: what lies in the bucket is brought back into the database. */
  BUCKET_HOLDS: z.enum(['files', 'nothing']).default('files'),
  /** NATS carries notices and frames between processes instead of LISTEN/NOTIFY: all three, or none. */
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }).optional(),
  NATS_USER: z.string().min(1).optional(),
  NATS_PASSWORD: z.string().min(1).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  STUDIO_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How long a process that was asked to stop still answers, while `/readyz` says so to whatever sends it work. */
  STOP_DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** `false`, or the addresses and networks of the proxies in front, comma separated. */
  TRUST_PROXY: z.string().default('false'),
  /** Mail goes out here; absent, a demo brand keeps it in its outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z.string().min(3).optional(),
  /** Text messages, in the shape of Twilio's API: all four, or none. */
  SMS_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_ACCOUNT_SID: z.string().min(1).optional(),
  SMS_AUTH_TOKEN: z.string().min(1).optional(),
  SMS_FROM: z.string().min(1).optional(),
  /** Host names of the operator's console, comma separated; no brand can have one of them. */
  CONSOLE_HOSTS: z.string().min(1).default('console.localhost'),
  /** Gateways, vendors and beacons may be called within this machine and its private network, in the clear too: for tests and demonstrations. */
  PRIVATE_ADDRESSES: z.enum(['allowed', 'refused']).default('refused'),
  /** Public beacons that draws may wait for, in the shape of drand's API: `name=https://…/<chain>`, comma separated. */
  BEACONS: z
    .string()
    .transform(readBeacons)
    .refine(
      (beacons) => beacons !== undefined,
      'must be name=https://address, or several after commas; names are small letters, digits and hyphens',
    )
    .optional(),
  /** A fresher country database (MMDB) than the one that came with the packages. */
  GEO_FILE: z.string().min(1).optional(),
  /** Where traces go by OTLP over HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Which part of them is kept: 1 is all. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the environment. Throws an `Error` whose message names every wrong setting and what it
 * should look like; values are not repeated, since some are secrets.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const { settings: given, errors } = settingsByFile(env, SECRETS, (file) => readFileSync(file, 'utf8'));
  const result = settings.safeParse(given);
  if (!result.success || errors.length > 0) throw new Error(describe(errors, result.error));
  const { data } = result;
  const studioUrl = data.STUDIO_URL ?? `http://localhost:${data.STUDIO_PORT}`;
  return {
    mail: mailOf(data),
    sms: smsOf(data),
    bucket: bucketOf(data),
    bucketHolds: data.BUCKET_HOLDS,
    nats: natsOf(data),
    geoFile: data.GEO_FILE,
    beacons: data.BEACONS ?? {},
    port: data.PORT,
    studioPort: data.STUDIO_PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databasePoolUrl: data.DATABASE_POOL_URL,
    replica: data.REPLICA_URL
      ? { url: data.REPLICA_URL, maxLagMs: data.REPLICA_LAG_SECONDS * 1000 }
      : undefined,
    portalDatabaseUrl: data.PORTAL_DATABASE_URL,
    studioDatabaseUrl: data.STUDIO_DATABASE_URL,
    databaseConnections: data.DATABASE_CONNECTIONS,
    secretKeys: data.SECRET_KEYS,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    studioUrl,
    consoleHosts: data.CONSOLE_HOSTS.split(',').map((host) => host.trim().toLowerCase()),
    /** Where addresses that operators type may lead; the house's own studio may be anywhere. */
    reach: { privateToo: data.PRIVATE_ADDRESSES === 'allowed', origins: [new URL(studioUrl).origin] },
    drainMs: data.STOP_DRAIN_SECONDS * 1000,
    trustProxy: data.TRUST_PROXY === 'false' ? false : data.TRUST_PROXY.split(',').map((part) => part.trim()),
    traces: data.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, share: data.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    logLevel: data.LOG_LEVEL,
  };
}

/** Undefined when it is something else. */
function readBeacons(text: string): Record<string, string> | undefined {
  const entries = text.split(',').map((part) => {
    const [, name = '', address = ''] = /^([a-z0-9-]{1,40})=(https?:\/\/\S+)$/.exec(part.trim()) ?? [];
    return [name, address.replace(/\/+$/, '')] as const;
  });
  return entries.every(([, address]) => URL.canParse(address)) ? Object.fromEntries(entries) : undefined;
}

function mailOf({ SMTP_URL: url, SMTP_FROM: from }: z.infer<typeof settings>) {
  if (!url && !from) return undefined;
  if (!url || !from)
    throw new Error('These settings are not usable:\n  SMTP_URL, SMTP_FROM: one needs the other');
  return { url, from };
}

function smsOf(data: z.infer<typeof settings>) {
  const {
    SMS_BASE_URL: baseUrl,
    SMS_ACCOUNT_SID: accountSid,
    SMS_AUTH_TOKEN: authToken,
    SMS_FROM: from,
  } = data;
  if (!baseUrl && !accountSid && !authToken && !from) return undefined;
  if (!baseUrl || !accountSid || !authToken || !from)
    throw new Error(
      'These settings are not usable:\n  SMS_BASE_URL, SMS_ACCOUNT_SID, SMS_AUTH_TOKEN, SMS_FROM: all are needed, or none',
    );
  return { baseUrl, accountSid, authToken, from };
}

function bucketOf(data: z.infer<typeof settings>) {
  const {
    BUCKET_URL: url,
    BUCKET_REGION: region,
    BUCKET_ACCESS_KEY_ID: accessKeyId,
    BUCKET_SECRET_ACCESS_KEY: secretAccessKey,
  } = data;
  if (!url && !accessKeyId && !secretAccessKey) return undefined;
  if (!url || !accessKeyId || !secretAccessKey)
    throw new Error(
      'These settings are not usable:\n  BUCKET_URL, BUCKET_ACCESS_KEY_ID, BUCKET_SECRET_ACCESS_KEY: all are needed, or none',
    );
  return { url, region, accessKeyId, secretAccessKey };
}

function natsOf({ NATS_URL: url, NATS_USER: user, NATS_PASSWORD: password }: z.infer<typeof settings>) {
  if (!url && !user && !password) return undefined;
  if (!url || !user || !password)
    throw new Error(
      'These settings are not usable:\n  NATS_URL, NATS_USER, NATS_PASSWORD: all are needed, or none',
    );
  return { url, user, password };
}

function describe(errors: readonly string[], error?: z.ZodError): string {
  const issues = (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return `These settings are not usable:\n${[...errors, ...issues].map((line) => `  ${line}`).join('\n')}`;
}

import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readBrandKeys, readPrivateKey, readPublicKeys } from './platform/signature.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address like http://localhost:3100' });
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/.+/, 'must look like postgres://user:password@host:port/database');

const settings = z.object({
  STUDIO_PORT: port.default(3100),
  HOST: z.string().min(1).default('127.0.0.1'),
  STUDIO_DATABASE_URL: postgresUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  /** Where browsers reach this process. */
  STUDIO_URL: webAddress.optional(),
  /** Base of the operator's wallet, `/transaction/bet` and its like are appended. */
  PORTAL_WALLET_URL: webAddress,
  /** Origins that may frame a game, separated by spaces or commas. */
  FRAME_ANCESTORS: z.string().default(''),
  /** Origins of operators' consoles, which may frame the back office, separated likewise. */
  BACK_OFFICE_ANCESTORS: z.string().default(''),
  STUDIO_PRIVATE_KEY_FILE: z.string().min(1),
  PORTAL_PUBLIC_KEY_FILE: z.string().min(1),
  /** A player's next round is refused before this has passed since the last. */
  MINIMUM_CYCLE_MS: z.coerce.number().int().min(0).max(60_000).default(2500),
  /** The operator promises 900 ms; what takes longer than this counts as uncertain. */
  WALLET_TIMEOUT_MS: z.coerce.number().int().min(100).max(8000).default(3000),
  /** `false`, or the addresses and networks of the proxies in front, comma separated: whose word for a player's address counts. */
  TRUST_PROXY: z.string().default('false'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Config {
  port: number;
  host: string;
  databaseUrl: string;
  studioUrl: string;
  walletUrl: string;
  frameAncestors: string[];
  backOfficeAncestors: string[];
  privateKey: KeyObject;
  portalKeys: KeyObject[];
  /** The same keys by the brand's `operator_id`, where the file says whose they are. */
  brandKeys: Map<string, KeyObject>;
  minimumCycleMs: number;
  walletTimeoutMs: number;
  trustProxy: false | string[];
  logLevel: string;
}

/** A setting that cannot be used; the message is for the person who starts the program. */
export class UnusableSettings extends Error {}

/** Reads and checks the environment and the key files. Every wrong setting is named; values are not repeated. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  const errors = result.success ? [] : result.error.issues.map(describe);
  const databaseUrl = result.data?.STUDIO_DATABASE_URL ?? result.data?.DATABASE_URL;
  if (result.success && !databaseUrl) errors.push('STUDIO_DATABASE_URL (or DATABASE_URL): is missing');
  const privateKey = readKey(given, 'STUDIO_PRIVATE_KEY_FILE', 'an RSA private key', readPrivateKey, errors);
  const keys = readKey(given, 'PORTAL_PUBLIC_KEY_FILE', 'RSA public keys', readPortalKeys, errors);
  if (!result.success || !databaseUrl || !privateKey || !keys) {
    throw new UnusableSettings(`The studio cannot start with these settings:\n  ${errors.join('\n  ')}`);
  }
  const { data } = result;
  return {
    port: data.STUDIO_PORT,
    host: data.HOST,
    databaseUrl,
    studioUrl: withoutSlash(data.STUDIO_URL ?? `http://localhost:${data.STUDIO_PORT}`),
    walletUrl: withoutSlash(data.PORTAL_WALLET_URL),
    frameAncestors: originsOf(data.FRAME_ANCESTORS),
    backOfficeAncestors: originsOf(data.BACK_OFFICE_ANCESTORS),
    privateKey,
    ...keys,
    minimumCycleMs: data.MINIMUM_CYCLE_MS,
    walletTimeoutMs: data.WALLET_TIMEOUT_MS,
    trustProxy: data.TRUST_PROXY === 'false' ? false : data.TRUST_PROXY.split(',').map((part) => part.trim()),
    logLevel: data.LOG_LEVEL,
  };
}

function describe(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}

function readKey<T>(
  given: Record<string, string | undefined>,
  name: string,
  what: string,
  read: (pem: string) => T,
  errors: string[],
): T | undefined {
  const file = given[name];
  if (file === undefined) return undefined;
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    errors.push(`${name}: names no readable PEM file with ${what}`);
    return undefined;
  }
}

function originsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

function readPortalKeys(pem: string): Pick<Config, 'portalKeys' | 'brandKeys'> {
  return { portalKeys: readPublicKeys(pem), brandKeys: readBrandKeys(pem) };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

import type { KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsByFile } from '@lanna/rules/settings-by-file';
import { z } from 'zod';
import { STUDIO_VENDORS } from '../rules/vendors/vendors.ts';
import { readBrandKeys, readPrivateKey, readPublicKeys } from './platform/signature.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address like http://localhost:3100' });
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/.+/, 'must look like postgres://user:password@host:port/database');

/** What may lie in a file of its own: `<NAME>_FILE` names it. */
const SECRETS = ['DATABASE_URL', 'STUDIO_DATABASE_URL', 'STUDIO_DATABASE_POOL_URL'];

const settings = z.object({
  STUDIO_PORT: port.default(3100),
  HOST: z.string().min(1).default('127.0.0.1'),
  STUDIO_DATABASE_URL: postgresUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  /** A pooler in front of that database which lends a connection for one transaction (PgBouncer); what answers players goes through it. */
  STUDIO_DATABASE_POOL_URL: postgresUrl.optional(),
  /** Where browsers reach this process. */
  STUDIO_URL: webAddress.optional(),
  /** Below it the operator has a wallet for each vendor: the vendor's code, `/transaction/bet` and its like are appended. */
  PORTAL_VENDORS_URL: webAddress,
  /** Origins that may frame a game, separated by spaces or commas. */
  FRAME_ANCESTORS: z.string().default(''),
  /** Origins of operators' consoles, which may frame the back office, separated likewise. */
  BACK_OFFICE_ANCESTORS: z.string().default(''),
  /** Holds a key for each vendor, `<CODE>.pem`. */
  STUDIO_KEYS_FOLDER: z.string().min(1),
  PORTAL_PUBLIC_KEY_FILE: z.string().min(1),
  /** Holds a public key for each feed of the sportsbook, `<feed>.pem`; without it there is no feed. */
  STUDIO_FEEDS_FOLDER: z.string().min(1).optional(),
  /** A player's next round is refused before this has passed since the last. */
  MINIMUM_CYCLE_MS: z.coerce.number().int().min(0).max(60_000).default(2500),
  /** A round of the virtual league kicks off so often, on the clock; tests cannot wait five minutes. */
  VIRTUAL_ROUND_SECONDS: z.coerce.number().int().min(10).max(3600).default(300),
  /** The operator promises 900 ms; what takes longer than this counts as uncertain. */
  WALLET_TIMEOUT_MS: z.coerce.number().int().min(100).max(8000).default(3000),
  /** `false`, or the addresses and networks of the proxies in front, comma separated: whose word for a player's address counts. */
  TRUST_PROXY: z.string().default('false'),
  /** How long a process that was asked to stop still answers, while `/readyz` says so to whatever sends it work. */
  STOP_DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Config {
  port: number;
  host: string;
  databaseUrl: string;
  databasePoolUrl: string | undefined;
  studioUrl: string;
  vendorsUrl: string;
  frameAncestors: string[];
  backOfficeAncestors: string[];
  /** With what each vendor signs, by its code. */
  vendorKeys: ReadonlyMap<string, KeyObject>;
  portalKeys: KeyObject[];
  /** The same keys by the brand's `operator_id`, where the file says whose they are. */
  brandKeys: Map<string, KeyObject>;
  /** By which feeds of the sportsbook are known, by their names. */
  feedKeys: ReadonlyMap<string, KeyObject>;
  minimumCycleMs: number;
  virtualRoundSeconds: number;
  walletTimeoutMs: number;
  trustProxy: false | string[];
  drainMs: number;
  logLevel: string;
}

/** A setting that cannot be used; the message is for the person who starts the program. */
export class UnusableSettings extends Error {}

/** Reads and checks the environment and the key files. Every wrong setting is named; values are not repeated. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { settings: given, errors } = settingsByFile(env, SECRETS, (file) => readFileSync(file, 'utf8'));
  const result = settings.safeParse(given);
  if (!result.success) errors.push(...result.error.issues.map(describe));
  const databaseUrl = result.data?.STUDIO_DATABASE_URL ?? result.data?.DATABASE_URL;
  if (result.success && !databaseUrl) errors.push('STUDIO_DATABASE_URL (or DATABASE_URL): is missing');
  const vendorKeys = readVendorKeys(given['STUDIO_KEYS_FOLDER'], errors);
  const keys = readKey(given, 'PORTAL_PUBLIC_KEY_FILE', 'RSA public keys', readPortalKeys, errors);
  const feedKeys = readFeedKeys(given['STUDIO_FEEDS_FOLDER'], errors);
  if (!result.success || !databaseUrl || !vendorKeys || !keys || !feedKeys || errors.length > 0) {
    throw new UnusableSettings(`The studio cannot start with these settings:\n  ${errors.join('\n  ')}`);
  }
  const { data } = result;
  return {
    port: data.STUDIO_PORT,
    host: data.HOST,
    databaseUrl,
    databasePoolUrl: data.STUDIO_DATABASE_POOL_URL,
    studioUrl: withoutSlash(data.STUDIO_URL ?? `http://localhost:${data.STUDIO_PORT}`),
    vendorsUrl: withoutSlash(data.PORTAL_VENDORS_URL),
    frameAncestors: originsOf(data.FRAME_ANCESTORS),
    backOfficeAncestors: originsOf(data.BACK_OFFICE_ANCESTORS),
    vendorKeys,
    feedKeys,
    ...keys,
    minimumCycleMs: data.MINIMUM_CYCLE_MS,
    virtualRoundSeconds: data.VIRTUAL_ROUND_SECONDS,
    walletTimeoutMs: data.WALLET_TIMEOUT_MS,
    trustProxy: data.TRUST_PROXY === 'false' ? false : data.TRUST_PROXY.split(',').map((part) => part.trim()),
    drainMs: data.STOP_DRAIN_SECONDS * 1000,
    logLevel: data.LOG_LEVEL,
  };
}

function describe(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}

/** One key a vendor. Two vendors with the same one could sign for each other. */
function readVendorKeys(folder: string | undefined, errors: string[]): Map<string, KeyObject> | undefined {
  if (folder === undefined) return undefined;
  const keys = new Map<string, KeyObject>();
  for (const { code } of STUDIO_VENDORS) {
    try {
      const key = readPrivateKey(readFileSync(join(folder, `${code}.pem`), 'utf8'));
      const [owner] = [...keys].find(([, other]) => other.equals(key)) ?? [];
      if (owner) errors.push(`STUDIO_KEYS_FOLDER: ${code}.pem is the key of ${owner}`);
      keys.set(code, key);
    } catch {
      errors.push(`STUDIO_KEYS_FOLDER: ${code}.pem is no readable PEM file with an RSA private key`);
    }
  }
  return errors.some((error) => error.startsWith('STUDIO_KEYS_FOLDER')) ? undefined : keys;
}

/** Every `.pem` of the folder is a feed under its name. */
function readFeedKeys(folder: string | undefined, errors: string[]): Map<string, KeyObject> | undefined {
  if (folder === undefined) return new Map();
  try {
    const files = readdirSync(folder).filter((file) => /^[a-z0-9][a-z0-9-]{0,29}\.pem$/.test(file));
    const keys = files.flatMap((file) =>
      readPublicKeys(readFileSync(join(folder, file), 'utf8'))
        .slice(0, 1)
        .map((key) => [file.replace('.pem', ''), key] as const),
    );
    return new Map(keys);
  } catch {
    errors.push('STUDIO_FEEDS_FOLDER: names no readable folder of PEM files with RSA public keys');
    return undefined;
  }
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

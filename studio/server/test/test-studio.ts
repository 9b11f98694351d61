import type { KeyObject } from 'node:crypto';
import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, inject } from 'vitest';
import type { RoomTimes } from '../../rules/rooms/times.ts';
import { type Composed, compose } from '../compose.ts';
import type { Config } from '../config.ts';
import { migrate } from '../platform/migrate.ts';
import { signBytes } from '../platform/signature.ts';
import type { StudioRole } from '../roles.ts';
import type { LeagueTimes } from '../sports/league/league-rounds.ts';
import type { TableTimes } from '../tables/leading/lead-table.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { keyPair, startWalletPeer, vendorKeyPairs, type WalletPeer } from './wallet-peer.ts';

export interface TestStudio extends Composed {
  peer: WalletPeer;
  clock: { now(): Date; advance(ms: number): void };
  /** The operator's call, rightly signed. */
  vendorCall(path: string, message: Record<string, unknown>): Promise<{ status: number; body: unknown }>;
  /** The same, with the bytes and the signature given. */
  rawVendorCall(path: string, body: string, signature?: string): Promise<{ status: number; body: unknown }>;
  portalKey: KeyObject;
  /** With what the studio's vendors sign. */
  vendorKeys: ReadonlyMap<string, KeyObject>;
}

export const MINIMUM_CYCLE_MS = 2500;

/** A studio on a database of its own, a standing clock and an operator in memory. Closed after the test file. */
export async function openTestStudio(
  change: Partial<Config> = {},
  clientFolder = '/nowhere',
  otherBrands: Record<string, KeyObject> = {},
  at: {
    tables?: readonly LiveTable[];
    tableTimes?: TableTimes;
    league?: LeagueTimes;
    roomTimes?: RoomTimes;
    vendorKeys?: ReturnType<typeof vendorKeyPairs>;
    roles?: readonly StudioRole[];
  } = {},
): Promise<TestStudio> {
  const vendorKeys = at.vendorKeys ?? vendorKeyPairs();
  const portalKeys = keyPair();
  const databaseUrl = change.databaseUrl ?? asStudio(await newDatabase());
  const peer = await startWalletPeer(vendorKeys.publicKeys);
  const clock = fixedClock();
  const composed = await compose(
    {
      port: 0,
      host: '127.0.0.1',
      databaseUrl,
      databasePoolUrl: pooledUrl(databaseUrl),
      drainMs: 0,
      studioUrl: 'http://studio.test',
      vendorsUrl: peer.url,
      frameAncestors: ['http://localhost:3000'],
      backOfficeAncestors: ['http://console.localhost:3000'],
      vendorKeys: vendorKeys.privateKeys,
      feedKeys: new Map(),
      portalKeys: [portalKeys.publicKey],
      brandKeys: new Map([['LANNA', portalKeys.publicKey], ...Object.entries(otherBrands)]),
      minimumCycleMs: MINIMUM_CYCLE_MS,
      virtualRoundSeconds: 300,
      walletTimeoutMs: 1200,
      trustProxy: false,
      logLevel: 'silent',
      ...change,
    },
    {
      ...{
        clock,
        log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
        clientFolder,
        tables: at.tables ?? [],
      },
      ...(at.tableTimes && { tableTimes: at.tableTimes }),
      ...(at.roomTimes && { roomTimes: at.roomTimes }),
      ...(at.roles && { roles: at.roles }),
      // Its matches are priced by a thread that most tests have no need of.
      league: at.league ?? null,
    },
  );
  afterAll(async () => {
    await composed.close();
    await peer.close();
  });

  async function rawVendorCall(path: string, body: string, signature?: string) {
    const response = await composed.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'x-hub88-signature': signature }),
      },
      payload: body,
    });
    return { status: response.statusCode, body: response.json<unknown>() };
  }
  return {
    ...composed,
    peer,
    clock,
    portalKey: portalKeys.privateKey,
    vendorKeys: vendorKeys.privateKeys,
    rawVendorCall,
    vendorCall: (path, message) => {
      const body = JSON.stringify(message);
      return rawVendorCall(path, body, signBytes(body, portalKeys.privateKey));
    },
  };
}

/** The same database through the pooler of a run in the shape of the compose file; undefined in any other. */
function pooledUrl(databaseUrl: string): string | undefined {
  const port = inject('poolerPort');
  if (port === 0 || new URL(databaseUrl).username !== 'lanna_studio_login') return undefined;
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
}

/** The same database, with the login a running studio has. */
export function asStudio(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = 'lanna_studio_login';
  url.password = inject('loginPassword');
  return url.href;
}

/** A migrated database, dropped after the test file. */
export async function newDatabase(): Promise<string> {
  const url = await emptyDatabase();
  await migrate(url);
  return url;
}

/** One to which no migration has been applied. */
export async function emptyDatabase(): Promise<string> {
  const adminUrl = inject('postgresUrl');
  const name = `studio_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  afterAll(() => asAdmin(`drop database ${name} with (force)`));
  return adminUrl.replace(/\/[^/]*$/, `/${name}`);
}

async function asAdmin(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function fixedClock() {
  let nowMs = Date.parse('2026-11-20T12:00:00Z');
  return {
    now: () => new Date(nowMs),
    advance: (ms: number) => {
      nowMs += ms;
    },
  };
}

export function launchMessage(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    user: 'player-1',
    token: 'wallet-token-1',
    operator_id: 'LANNA',
    sub_partner_id: 'LANNA',
    game_code: 'lanna-lanterns',
    platform: 'GPL_MOBILE',
    lang: 'th',
    currency: 'THB',
    country: 'TH',
    lobby_url: 'http://localhost:3000/rng',
    deposit_url: 'http://localhost:3000/member/wallet',
    ip: '127.0.0.1',
    ...change,
  };
}

export function demoMessage(change: Record<string, unknown> = {}): Record<string, unknown> {
  const { user: _, token: __, ...message } = launchMessage({ currency: 'XXX', ...change });
  return message;
}

export const newKey = (): string => randomUUID();

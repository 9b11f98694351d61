import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MONEY_SCALE } from '@lanna/rules/money';
import { afterAll } from 'vitest';
import { systemClock } from '../../../platform/process/clock.ts';
import { openLog } from '../../../platform/process/log.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database, Queryable } from '../../../platform/sql/database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { gatewayRecords } from './gateway.ts';
import type { Gateways } from './gateway-orders.ts';
import { type GatewayDeps, orderGateways } from './gateways/order-gateways.ts';
import { gatewayClient } from './internal/gateway-client.ts';

const MAIN = fileURLToPath(new URL('../../../../../testing/gateway/main.ts', import.meta.url));
let codes = 0;

/** What the gateway does with the next calls of a kind; then it behaves. */
export type Request =
  | { do: 'answer' | 'never' | 'lose' | 'refuse' | 'unsigned' | 'huge' | 'die' | 'die-after' }
  | { do: 'late'; ms: number }
  | { do: 'status'; status: number }
  | { do: 'redirect'; to: string };

export interface Delivery {
  /** 0: there was no answer. */
  status: number;
  body: { status?: string; event?: string; fields?: string[] } | null;
}

export interface SentCall {
  call: string;
  body: Record<string, unknown>;
  isSigned: boolean;
}

export interface TestGateway {
  id: string;
  /** Of the gateway, and of its channel at each brand. */
  code: string;
  url: string;
  wish(call: 'payments' | 'payouts' | 'ask' | 'statement' | 'ping', options: Request[]): Promise<void>;
  /** Where its events go. */
  notifiesTo(origin: string): Promise<void>;
  /** Ends an order and reports it, so many times with one event; `notify: false`: in silence. */
  end(
    order: string,
    outcome: 'paid' | 'failed',
    how?: { times?: number; notify?: boolean },
  ): Promise<Delivery[]>;
  /** Sends an event: what is said stands over what the order would say. `once`: without trying again. */
  send(event: {
    event?: Record<string, unknown>;
    order?: string;
    outcome?: 'paid' | 'failed';
    times?: number;
    signature?: string;
    once?: boolean;
  }): Promise<Delivery[]>;
  /** Signs and sends a text that may be no event at all. */
  raw(text: string): Promise<Delivery[]>;
  forget(order: string): Promise<void>;
  received(): Promise<SentCall[]>;
  /** Without a word, as a power cut would. */
  kill(): Promise<void>;
  /** As it was before. */
  restart(): Promise<void>;
}

/**
 * A payment gateway in a process of its own, enrolled for brands with a channel each way, ended with the test file. Portals that are to
 * call it have `PRIVATE_ADDRESSES=allowed`. `at`: what its clock says when it starts, where the portal's clock is not the machine's.
 */
export async function startTestGateway(
  db: Queryable,
  { brands, code = `TESTPAY${codes++}`, at }: { brands: readonly { id: string }[]; code?: string; at?: Date },
): Promise<TestGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'test-gateway-'));
  const files = {
    STATE_FILE: join(folder, 'state.json'),
    KEY_FILE: join(folder, 'keys.json'),
    ...(at && { START_AT: at.toISOString() }),
  };
  let { child, started } = await start({ ...files, PORT: '0' });
  afterAll(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const { url, publicKey, header } = started;
  const control = async <Said>(what: string, input: object): Promise<Said> => {
    const response = await fetch(`${url}/control/${what}`, { method: 'POST', body: JSON.stringify(input) });
    const text = await response.text();
    if (!response.ok) throw new Error(`the test gateway says: ${text}`);
    return JSON.parse(text);
  };
  const id = await enrol(db, { code, url, publicKey, header, brands });
  for (const brand of await keysOf(db, brands)) await control('merchant', brand);
  return {
    id,
    code,
    url,
    wish: (call, options) => control('wish', { call, wishes: options }),
    notifiesTo: (origin) => control('webhook', { url: `${origin}/payments/${code}/webhook` }),
    end: (order, outcome, how = {}) => control('end', { order, outcome, ...how }),
    send: (event) => control('send', event),
    raw: (text) => control('raw', { text }),
    forget: (order) => control('forget', { order }),
    received: () => control('received', {}),
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    restart: async () => {
      ({ child, started } = await start({ ...files, PORT: new URL(url).port }));
    },
  };
}

/** Gateways as a running portal has them, for tests that order without one. Nothing that ends is applied. */
export function portalGateways(db: Database): Gateways {
  return orderGateways(portalGatewayDeps(db));
}

export function portalGatewayDeps(db: Database): GatewayDeps {
  const log = openLog('silent');
  const client = gatewayClient({ db: db.kysely, secrets: testSecrets(), log, privateGateways: true });
  return { db, clock: systemClock, client, gateways: gatewayRecords(db.kysely), topics: () => [] };
}

interface Started {
  url: string;
  publicKey: string;
  header: string;
}

async function start(settings: Record<string, string>): Promise<{ child: ChildProcess; started: Started }> {
  const child = fork(MAIN, { env: { ...process.env, ...settings } });
  const [started] = (await once(child, 'message')) as [Started];
  return { child, started };
}

async function enrol(
  db: Queryable,
  { code, url, publicKey, header, brands }: Started & { code: string; brands: readonly { id: string }[] },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('payments.gateway')
    .values({
      ...{
        id,
        code,
        name: `Gateway ${code}`,
        base_url: url,
        public_key: publicKey,
        signature_header: header,
      },
      ...{ timeout_ms: 1000, created_at: new Date('2026-11-01T00:00:00Z') },
    })
    .execute();
  const ways = ['in', 'out'] as const;
  await db
    .insertInto('payments.channel')
    .values(
      brands.flatMap((brand) =>
        ways.map((way) => ({
          ...{
            merchant_id: brand.id,
            way,
            code,
            kind: 'gateway',
            gateway_id: id,
            currency: 'THB',
            position: 9,
          },
          ...{
            name: { EN: `Pay ${code}`, TH: `จ่าย ${code}` },
            min: MONEY_SCALE,
            max: 1_000_000n * MONEY_SCALE,
          },
          ...{ expires_after_minutes: 15, promised_minutes: 5, details: JSON.stringify({ product: 'qr' }) },
        })),
      ),
    )
    .execute();
  return id;
}

function keysOf(db: Queryable, brands: readonly { id: string }[]) {
  return db
    .selectFrom('brands.merchant')
    .select(['code', 'signing_public_key as publicKey'])
    .where(
      'id',
      'in',
      brands.map(({ id }) => id),
    )
    .execute();
}

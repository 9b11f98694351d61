import { createPrivateKey, randomUUID, sign } from 'node:crypto';
import type { WalletPath } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import Fastify from 'fastify';
import { afterAll } from 'vitest';
import { openLog } from '../../../platform/process/log.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { type BrandOptions, createBrand } from '../../house/brands/brand.factory.ts';
import { newSession } from '../../people/authentication/session.factory.ts';
import type { SessionChanges } from '../../people/authentication/session-changes.ts';
import { createMember, type MemberOptions } from '../../people/members/member.factory.ts';
import { createGame, createVendor, type VendorOptions } from '../../play/catalogue/catalogue.factory.ts';
import type { CallMeter } from './calls/call-meter.ts';
import { issueGameToken } from './launch/issue-game-token.ts';
import { vendorWalletPlugin } from './routes.ts';

export interface Reply {
  user: string;
  status: string;
  request_uuid: string;
  currency: string;
  balance: number;
  [more: string]: unknown;
}
/** What a vendor sends; names and values as on the wire. */
export type Message = Record<string, unknown>;

const HOUR_MS = 3_600_000;
const PATIENCE_MS = 60_000;

/** A brand with one vendor and one game, and the wallet listening on a port of its own. Amounts are counts of 1/100 000. */
export async function walletFixture(
  db: Database,
  settings: {
    brand?: BrandOptions;
    vendor?: VendorOptions;
    meter?: CallMeter;
    tokenMs?: number;
    /** What is answered within a second stands in tests of its own; elsewhere a busy machine takes its time. */
    deadlineMs?: number;
  } = {},
) {
  const clock = fixedClock();
  const brand = await createBrand(db.kysely, settings.brand);
  const vendor = await createVendor(db.kysely, { brands: [brand], ...settings.vendor });
  const game = await createGame(db.kysely, { vendor });
  const privateKey = createPrivateKey(vendor.privateKey);

  /** Starts a server of its own on a database connection of its own, as a further process would. */
  async function serveAlso(connection: Database, changes?: SessionChanges): Promise<string> {
    const app = Fastify();
    const log = openLog('silent');
    const { meter, deadlineMs = PATIENCE_MS } = settings;
    await vendorWalletPlugin(app, {
      ...{ db: connection, clock, log, deadlineMs },
      ...(meter ? { meter } : {}),
      ...(changes ? { changes } : {}),
    });
    afterAll(() => app.close());
    return app.listen({ port: 0, host: '127.0.0.1' });
  }
  const origin = await serveAlso(db);

  const reached = new Set<string>();
  const signatureOf = (body: string | Buffer) =>
    sign('sha256', Buffer.from(body), privateKey).toString('base64');

  /** Sends bytes as they are, signed unless headers say otherwise. */
  async function post(
    path: string,
    body: string | Buffer,
    headers: Record<string, string> = {},
    server = origin,
  ) {
    const bytes = Buffer.from(body);
    const response = await fetch(`${server}/vendor/${vendor.code}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [vendor.signature_header]: signatureOf(bytes),
        ...headers,
      },
      body: bytes,
    });
    const text = await response.text();
    const reply = JSON.parse(text) as Reply;
    reached.add(reply.status);
    return { httpStatus: response.status, text, reply };
  }

  async function send(path: WalletPath, message: Message, server = origin): Promise<Reply> {
    return (await post(path, JSON.stringify(message), {}, server)).reply;
  }

  /** As vendors do: a timeout leaves the outcome unknown, and the same request shows it. */
  async function sendUntilKnown(path: WalletPath, message: Message, server = origin): Promise<Reply> {
    for (;;) {
      const reply = await send(path, message, server);
      if (reply.status !== 'RS_ERROR_TIMEOUT' && reply.status !== 'RS_ERROR_UNKNOWN') return reply;
    }
  }

  /** A member with money and a token, whose calls are filled in but for what a test is about. */
  async function player(options: MemberOptions & { balance?: bigint } = {}) {
    const member = await createMember(db, brand, options);
    const { sessionId } = await newSession(db, member, clock.now());
    const account = { merchantId: brand.id, currency: brand.currency };
    const token = await db.transaction(async (tx) => {
      if (options.balance)
        await fundWallet(tx, { ...account, memberId: member.memberId, amount: options.balance });
      return issueGameToken(tx, {
        ...account,
        memberId: member.memberId,
        vendorId: vendor.id,
        sessionId,
        now: clock.now(),
        ttlMs: settings.tokenMs ?? HOUR_MS,
      });
    });
    const common = () => ({
      user: member.walletUser,
      token,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      round: `round-${randomUUID()}`,
      round_closed: false,
      game_code: game.code,
    });
    const bet = (message: Message = {}): Message => ({
      ...common(),
      currency: brand.currency,
      amount: 100_000,
      is_free: false,
      ...message,
    });
    return {
      ...member,
      sessionId,
      token,
      bet,
      win: (of: Message, message: Message = {}): Message => ({
        ...bet(),
        round: of['round'],
        round_closed: true,
        reference_transaction_uuid: of['transaction_uuid'],
        ...message,
      }),
      rollback: (of: Message, message: Message = {}): Message => ({
        ...common(),
        round: of['round'],
        reference_transaction_uuid: of['transaction_uuid'],
        ...message,
      }),
      balance: () =>
        send('/user/balance', {
          user: member.walletUser,
          token,
          request_uuid: randomUUID(),
          game_code: game.code,
        }),
    };
  }

  return {
    brand,
    vendor,
    game,
    clock,
    origin,
    serveAlso,
    /** Every status seen so far. */
    reached,
    signatureOf,
    post,
    send,
    sendUntilKnown,
    player,
    bet: (message: Message) => send('/transaction/bet', message),
    win: (message: Message) => send('/transaction/win', message),
    rollback: (message: Message) => send('/transaction/rollback', message),
  };
}

import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { WalletPath, WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { z } from 'zod';
import { STUDIO_VENDORS } from '../../rules/vendors/vendors.ts';
import { isSignedBy } from '../platform/signature.ts';
import { fromWireJson, toWireJson } from '../wallet/wire-json.ts';

/**
 * What goes wrong with one call. cut: nothing applied, the connection breaks · applied-cut, applied-broken: applied, and
 * the answer is lost or no JSON · hang: applied, never answered · http-500: nothing applied · or a status, nothing applied.
 */
export type InjectedError = 'cut' | 'applied-cut' | 'applied-broken' | 'hang' | 'http-500' | WalletStatus;

export interface WalletPeer {
  url: string;
  balances: Map<string, bigint>;
  /** Every call that was rightly signed: whose it was, its path and its body; of a batch each item, under the path it would have alone. */
  calls: { vendor: string; path: WalletPath; message: Message }[];
  /** Calls that the key of the vendor they name has not signed. */
  unsigned: number;
  /** The next calls of a path go wrong like this, one after another. */
  fail(path: WalletPath, ...injections: InjectedError[]): void;
  /** Batches that came. */
  batches: number;
  /** The next items of batches of a kind are answered like this, one after another; the status, or `applied-lost`: applied, and answered as uncertain. */
  failItem(kind: string, ...injections: (WalletStatus | 'applied-lost')[]): void;
  /** What became of each bet: by its transaction. */
  bets: ReadonlyMap<
    string,
    { amount: bigint; state: 'taken' | 'won' | 'returned'; won: bigint; user: string; round: string }
  >;
  /** Nothing goes wrong any more. */
  calm(): void;
  /** Something to do when a call has been applied and before it is answered. */
  onApplied: ((path: WalletPath) => Promise<void>) | undefined;
  callsTo(path: WalletPath): Message[];
  close(): Promise<void>;
}

const message = z.object({
  user: z.string(),
  token: z.string(),
  request_uuid: z.uuid(),
  game_code: z.string(),
  transaction_uuid: z.uuid().optional(),
  reference_transaction_uuid: z.uuid().optional(),
  round: z.string().optional(),
  round_closed: z.boolean().optional(),
  currency: z.string().optional(),
  amount: z.bigint().optional(),
  is_free: z.boolean().optional(),
  reward_uuid: z.string().optional(),
  valid_turnover: z.bigint().optional(),
  unused_stake: z.bigint().optional(),
  bet: z.string().max(255).optional(),
  closes_at: z.iso.datetime().optional(),
  correction: z.bigint().optional(),
});
type Message = z.infer<typeof message>;
const batch = z.object({ request_uuid: z.uuid(), items: z.array(message.extend({ kind: z.string() })) });

/** The operator's side of the wallet protocol, small and in memory: the other company's server, for the studio's tests. It knows vendors by their keys. */
export async function startWalletPeer(vendorKeys: ReadonlyMap<string, KeyObject>): Promise<WalletPeer> {
  const bets = new Map<
    string,
    { amount: bigint; state: 'taken' | 'won' | 'returned'; won: bigint; user: string; round: string }
  >();
  const injectedByItem = new Map<string, (WalletStatus | 'applied-lost')[]>();
  const wins = new Set<string>();
  const tombstones = new Set<string>();
  const injections = new Map<WalletPath, InjectedError[]>();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const peer: WalletPeer = {
    url: `http://127.0.0.1:${port}/vendor`,
    balances: new Map(),
    calls: [],
    unsigned: 0,
    batches: 0,
    bets,
    failItem: (kind, ...next) => injectedByItem.set(kind, [...(injectedByItem.get(kind) ?? []), ...next]),
    calm: () => {
      injections.clear();
      injectedByItem.clear();
    },
    onApplied: undefined,
    fail: (path, ...next) => injections.set(path, [...(injections.get(path) ?? []), ...next]),
    callsTo: (path) => peer.calls.filter((call) => call.path === path).map((call) => call.message),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return peer;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, vendor = '', rest = ''] = /^\/vendor\/([^/]+)(.*)$/.exec(request.url ?? '') ?? [];
    const path = rest as WalletPath;
    const key = vendorKeys.get(vendor);
    const body = await buffer(request);
    const signature = request.headers['x-hub88-signature'];
    if (!key || typeof signature !== 'string' || !isSignedBy(body, signature, [key])) {
      peer.unsigned += 1;
      response.end(toWireJson({ status: 'RS_ERROR_INVALID_SIGNATURE' }));
      return;
    }
    const injected = injections.get(path)?.shift();
    if (path === '/transaction/batch') return answerBatch(vendor, body, { response, injected });
    const call = message.parse(fromWireJson(body.toString('utf8')));
    peer.calls.push({ vendor, path, message: call });
    if (injected === 'cut') {
      response.destroy();
    } else if (injected === 'http-500') {
      response.writeHead(500).end('{}');
    } else if (injected?.startsWith('RS_')) {
      reply(response, call, injected);
    } else {
      const status = apply(path, call);
      await peer.onApplied?.(path);
      if (injected === 'hang') return;
      if (injected === 'applied-cut') response.destroy();
      else if (injected === 'applied-broken') response.end('{"status":"RS_O');
      else reply(response, call, status);
    }
  }

  async function answerBatch(
    vendor: string,
    body: Buffer,
    { response, injected }: { response: ServerResponse; injected: InjectedError | undefined },
  ): Promise<void> {
    const { request_uuid, items } = batch.parse(fromWireJson(body.toString('utf8')));
    peer.batches += 1;
    if (injected === 'cut') return void response.destroy();
    if (injected === 'http-500') return void response.writeHead(500).end('{}');
    if (injected?.startsWith('RS_'))
      return void response.end(toWireJson({ request_uuid, status: injected, replies: [] }));
    const replies = items.map((item) => {
      const path = `/transaction/${item.kind}` as WalletPath;
      peer.calls.push({ vendor, path, message: item });
      const injectedForItem = injectedByItem.get(item.kind)?.shift();
      const applied =
        injectedForItem === undefined || injectedForItem === 'applied-lost'
          ? apply(path, item)
          : injectedForItem;
      const status = injectedForItem === 'applied-lost' ? 'RS_ERROR_UNKNOWN' : applied;
      const { user } = item;
      return { user, status, request_uuid: item.request_uuid, currency: 'THB', balance: balanceOf(user) };
    });
    await peer.onApplied?.('/transaction/batch');
    if (injected === 'hang') return;
    if (injected === 'applied-cut') response.destroy();
    else if (injected === 'applied-broken') response.end('{"status":"RS_O');
    else response.end(toWireJson({ request_uuid, status: 'RS_OK', replies }));
  }

  function reply(response: ServerResponse, { user, request_uuid }: Message, status: string): void {
    response.end(toWireJson({ user, status, request_uuid, currency: 'THB', balance: balanceOf(user) }));
  }

  function apply(path: WalletPath, call: Message): WalletStatus {
    switch (path) {
      case '/transaction/bet':
        return bet(call);
      case '/transaction/win':
        return win(call);
      case '/transaction/rollback':
        return rollback(call);
      case '/transaction/correct':
        return correct(call);
      default:
        return 'RS_OK';
    }
  }

  function bet({
    user,
    transaction_uuid = '',
    amount: worth = 0n,
    is_free,
    round = '',
  }: Message): WalletStatus {
    const amount = is_free ? 0n : worth;
    if (tombstones.has(transaction_uuid)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    if (bets.has(transaction_uuid)) return 'RS_OK';
    if (balanceOf(user) < amount) return 'RS_ERROR_NOT_ENOUGH_MONEY';
    bets.set(transaction_uuid, { amount, state: 'taken', won: 0n, user, round });
    peer.balances.set(user, balanceOf(user) - amount);
    return 'RS_OK';
  }

  function win({
    user,
    transaction_uuid = '',
    reference_transaction_uuid = '',
    amount = 0n,
  }: Message): WalletStatus {
    const won = bets.get(reference_transaction_uuid);
    if (!won) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    if (won.state === 'returned') return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    if (wins.has(transaction_uuid)) return 'RS_OK';
    wins.add(transaction_uuid);
    won.state = 'won';
    won.won += amount;
    peer.balances.set(user, balanceOf(user) + amount);
    return 'RS_OK';
  }

  function correct({ user, reference_transaction_uuid = '', amount = 0n }: Message): WalletStatus {
    const corrected = bets.get(reference_transaction_uuid);
    if (corrected?.state !== 'won') return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    peer.balances.set(user, balanceOf(user) + amount - corrected.won);
    corrected.won = amount;
    return 'RS_OK';
  }

  function rollback({ user, reference_transaction_uuid = '' }: Message): WalletStatus {
    const returned = bets.get(reference_transaction_uuid);
    tombstones.add(reference_transaction_uuid);
    if (!returned || returned.state === 'returned') return 'RS_OK';
    if (returned.state === 'won') return 'RS_ERROR_DUPLICATE_TRANSACTION';
    returned.state = 'returned';
    peer.balances.set(user, balanceOf(user) + returned.amount);
    return 'RS_OK';
  }

  function balanceOf(user: string): bigint {
    return peer.balances.get(user) ?? 0n;
  }
}

/** A pair for each of the studio's vendors. */
export function vendorKeyPairs() {
  const pairs = STUDIO_VENDORS.map(({ code }) => ({ code, ...keyPair() }));
  return {
    privateKeys: new Map(pairs.map(({ code, privateKey }) => [code, privateKey])),
    publicKeys: new Map(pairs.map(({ code, publicKey }) => [code, publicKey])),
  };
}

export function keyPair(): { privateKey: KeyObject; publicKey: KeyObject } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

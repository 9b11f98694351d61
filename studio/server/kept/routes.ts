import type { KeyObject } from 'node:crypto';
import { TRANSFER_PATHS, TRANSFER_UNITS_MAX } from '@lanna/contract/money/transfers/vendor-transfer';
import { launchRequest } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { KAD_LUANG_GAMES } from '../../rules/games.ts';
import { isSignedBy } from '../platform/signature.ts';
import type { Studio } from '../studio.ts';
import { launchGame } from '../vendor/launch-game.ts';
import { SIGNATURE_HEADER, takeSignedBytes } from '../vendor/take-signed-bytes.ts';
import { asVendorRefusal, VendorRefusal } from '../vendor/vendor-refusal.ts';
import { fromWireJson, toWireJson } from '../wallet/wire-json.ts';
import { findKeptPlayer } from './kept-player.ts';
import { moveMoney } from './move-money.ts';
import { readOrder } from './read-order.ts';

/** Where the operator finds this vendor, below the studio's own address. */
export const KAD_LUANG_PATH = '/kad-luang';

const name = z.string().min(1).max(255);
const called = z.object({ operator_id: name, user: name, request_uuid: z.string().max(255) });
const currency = z.string().regex(/^[A-Z]{3,8}$/);
const balanceCall = called.extend({ currency });
const moveCall = called.extend({
  transaction_uuid: z.guid(),
  currency,
  amount: z.bigint().positive().max(TRANSFER_UNITS_MAX),
});
const statusCall = called.extend({ transaction_uuid: z.guid(), close: z.boolean().optional() });

/** A known no is an answer and travels with HTTP 200; where the studio failed there is none. */
const ABOUT_MONEY = {
  errorHandler: refusing(({ httpStatus }) => (httpStatus < 500 ? 200 : httpStatus)),
};

/**
 * Kad Luang, the studio's vendor that keeps a wallet for each player (`docs/vendor-transfer.md`). Every call is signed with the key of the very operator
 * it names.
 */
export function mountKadLuang(
  app: FastifyInstance,
  studio: Studio,
  operatorKeys: ReadonlyMap<string, KeyObject>,
): void {
  app.register(
    async (signed) => {
      takeSignedBytes(signed);
      signed.setErrorHandler(refusing(({ httpStatus }) => httpStatus));
      mountCalls(signed, studio, operatorKeys);
    },
    { prefix: KAD_LUANG_PATH },
  );
}

function mountCalls(
  app: FastifyInstance,
  studio: Studio,
  operatorKeys: ReadonlyMap<string, KeyObject>,
): void {
  const { db, clock } = studio;
  const read = <S extends z.ZodType<{ operator_id: string }>>(schema: S, request: FastifyRequest) =>
    parseSigned(schema, request, operatorKeys);

  app.post('/launch', async (request) => {
    const launch = read(launchRequest, request);
    return launchGame(studio, launch, { games: KAD_LUANG_GAMES, kept: true });
  });
  app.post(TRANSFER_PATHS.balance, ABOUT_MONEY, async (request, reply) => {
    const { operator_id: operatorId, user, currency } = read(balanceCall, request);
    const player = await findKeptPlayer(db.pool, { operatorId, walletUser: user, currency });
    return send(reply, { status: 'RS_OK', user, currency, balance: player?.balance ?? 0n });
  });
  for (const way of ['in', 'out'] as const)
    app.post(TRANSFER_PATHS[way], ABOUT_MONEY, async (request, reply) => {
      const { operator_id: operatorId, user, ...order } = read(moveCall, request);
      const { transaction_uuid: uuid, currency, amount } = order;
      const id = uuid.toLowerCase();
      const status = await db.transaction((tx) =>
        moveMoney(tx, { operatorId, id, way, walletUser: user, currency, amount }, clock.now()),
      );
      return send(
        reply,
        status === 'RS_OK' ? { status, transaction_uuid: id, currency, amount } : { status },
      );
    });
  app.post(TRANSFER_PATHS.status, ABOUT_MONEY, async (request, reply) => {
    const { operator_id: operatorId, transaction_uuid, close = false } = read(statusCall, request);
    const id = transaction_uuid.toLowerCase();
    const order = await readOrder(db.pool, { operatorId, id, close }, clock.now());
    return send(reply, { status: 'RS_OK', transaction_uuid: id, ...order });
  });
}

/** Whole numbers of the body as bigint; nothing is looked at that its operator's key has not signed. */
function parseSigned<S extends z.ZodType<{ operator_id: string }>>(
  schema: S,
  { body, headers }: FastifyRequest,
  operatorKeys: ReadonlyMap<string, KeyObject>,
): z.output<S> {
  const signature = headers[SIGNATURE_HEADER];
  if (!Buffer.isBuffer(body) || typeof signature !== 'string')
    throw new VendorRefusal('RS_ERROR_INVALID_SIGNATURE');
  const message = readMessage(body);
  const operator = z.object({ operator_id: name }).safeParse(message);
  const key = operator.success ? operatorKeys.get(operator.data.operator_id) : undefined;
  if (!key || !isSignedBy(body, signature, [key])) throw new VendorRefusal('RS_ERROR_INVALID_SIGNATURE');
  const parsed = schema.safeParse(message);
  if (!parsed.success) throw new VendorRefusal('RS_ERROR_WRONG_TYPES');
  return parsed.data;
}

function readMessage(body: Buffer): unknown {
  try {
    return fromWireJson(body.toString('utf8'));
  } catch {
    throw new VendorRefusal('RS_ERROR_WRONG_SYNTAX');
  }
}

function send(reply: FastifyReply, message: Record<string, unknown>) {
  return reply.type('application/json').send(toWireJson(message));
}

function refusing(codeOf: (refusal: VendorRefusal) => number) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = asVendorRefusal(error);
    if (refusal.status === 'RS_ERROR_UNKNOWN') request.log.error({ err: error }, 'call of Kad Luang failed');
    return send(reply.code(codeOf(refusal)), { status: refusal.status });
  };
}

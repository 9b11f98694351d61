import { TRANSFER_PATHS, TRANSFER_UNITS_MAX } from '@lanna/contract/money/transfers/vendor-transfer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';
import type { Studio } from '../studio.ts';
import type { ReadSigned } from '../vendor/read-signed.ts';
import { asVendorRefusal } from '../vendor/vendor-refusal.ts';
import { toWireJson } from '../wallet/wire-json.ts';
import { findKeptPlayer } from './kept-player.ts';
import { moveMoney } from './move-money.ts';
import { readOrder } from './read-order.ts';

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
  errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, httpStatus } = asVendorRefusal(error);
    if (status === 'RS_ERROR_UNKNOWN') request.log.error({ err: error }, 'transfer call failed');
    return send(reply.code(httpStatus < 500 ? 200 : httpStatus), { status });
  },
};

/** The calls of a vendor that keeps a wallet for each player (`docs/vendor-transfer.md`). */
export function mountTransfers(
  app: FastifyInstance,
  { db, clock }: Studio,
  { vendor: { code: vendor }, read }: { vendor: StudioVendor; read: ReadSigned },
): void {
  app.post(TRANSFER_PATHS.balance, ABOUT_MONEY, async (request, reply) => {
    const { operator_id: operatorId, user, currency } = read(balanceCall, request);
    const player = await findKeptPlayer(db.pool, { vendor, operatorId, walletUser: user, currency });
    return send(reply, { status: 'RS_OK', user, currency, balance: player?.balance ?? 0n });
  });
  for (const way of ['in', 'out'] as const)
    app.post(TRANSFER_PATHS[way], ABOUT_MONEY, async (request, reply) => {
      const { operator_id: operatorId, user, ...order } = read(moveCall, request);
      const { transaction_uuid: uuid, currency, amount } = order;
      const id = uuid.toLowerCase();
      const status = await db.transaction((tx) =>
        moveMoney(tx, { vendor, operatorId, id, way, walletUser: user, currency, amount }, clock.now()),
      );
      return send(
        reply,
        status === 'RS_OK' ? { status, transaction_uuid: id, currency, amount } : { status },
      );
    });
  app.post(TRANSFER_PATHS.status, ABOUT_MONEY, async (request, reply) => {
    const { operator_id: operatorId, transaction_uuid, close = false } = read(statusCall, request);
    const id = transaction_uuid.toLowerCase();
    const order = await readOrder(db.pool, { vendor, operatorId, id, close }, clock.now());
    return send(reply, { status: 'RS_OK', transaction_uuid: id, ...order });
  });
}

function send(reply: FastifyReply, message: Record<string, unknown>) {
  return reply.type('application/json').send(toWireJson(message));
}

import { WALLET_PATHS } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Log } from '../../../platform/process/log.ts';
import { gatherNotices } from '../../../platform/push/gathered-notices.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { traced } from '../../../platform/tracing/trace.ts';
import type { SessionChanges } from '../../people/authentication/session-changes.ts';
import type { CallMeter } from './calls/call-meter.ts';
import { laneMeter } from './calls/lane-meter.ts';
import type { WalletFigures } from './calls/wallet-figures.ts';
import { BATCHES_AT_ONCE } from './internal/inbound/answer-batch.ts';
import { applyBatch } from './internal/inbound/apply-batch.ts';
import { createBatcher } from './internal/inbound/batch.ts';
import { gameTokens } from './internal/inbound/game-token.ts';
import { DEADLINE_MS, handleCall, type WalletDeps } from './internal/inbound/handle-call.ts';
import { keepRefusedCalls } from './internal/inbound/refused-calls.ts';
import { refusalText } from './internal/inbound/reply.ts';
import { vendorRecords } from './internal/inbound/vendor-records.ts';

const BODY_BYTES_MAX = 32_768;
/** Of two hundred calls. */
const BATCH_BYTES_MAX = 512 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';
/** Headers that protect browsers mean nothing to a vendor. */
const MACHINE_ONLY = { helmet: false } as const;

/**
 * The wallet as game vendors see it: `POST /vendor/:vendor/…`. Whatever happens, the answer is one of the protocol
 * with HTTP 200, because a vendor can do nothing with anything else.
 */
export async function vendorWalletPlugin(
  app: FastifyInstance,
  options: {
    db: Database;
    clock: Clock;
    log: Pick<Log, 'error' | 'warn'>;
    meter?: CallMeter;
    figures?: WalletFigures;
    changes?: SessionChanges;
    /** Another time in which calls are answered than vendors wait. */
    deadlineMs?: number;
  },
): Promise<void> {
  const { db, clock, log, meter, figures, changes, deadlineMs } = options;
  const notices = gatherNotices(db.kysely, log);
  const refused = keepRefusedCalls({ db: db.kysely, clock, log });
  const lane = laneMeter({ db: db.kysely, clock, log, figures });
  const batcher = createBatcher({
    lane,
    apply: async (calls) => {
      const { outcomes, touched, heldBack } = await applyBatch(db.pool, calls, clock.now());
      notices.notify(touched, ['balance_changed', 'bets_changed']);
      // A page in play asks what holds bets back, and shows it.
      notices.notify(heldBack, ['protection_changed']);
      return outcomes;
    },
    log,
    ...(deadlineMs !== undefined && { waitMs: deadlineMs }),
  });
  const deps: WalletDeps = {
    db: db.kysely,
    clock,
    log,
    ...(meter ? { meter } : {}),
    vendors: vendorRecords(db.kysely, () => clock.now()),
    refused,
    tokens: gameTokens(db.kysely, changes),
    batcher,
    batchesAtOnce: pLimit(BATCHES_AT_ONCE),
    deadlineMs: deadlineMs ?? DEADLINE_MS,
  };
  await app.register(
    async (vendor) => {
      // One logger for all calls instead of one each, and no line a call: it would drown the log.
      const requestLog = vendor.log.child({}, { level: 'warn' });
      vendor.setChildLoggerFactory(() => requestLog);
      vendor.removeAllContentTypeParsers();
      vendor.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
        (_request, body, done) => done(null, body),
      );
      vendor.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
        // What the server refuses before the call is looked at (too large, cut off) the vendor has got wrong.
        if (error instanceof Refusal || (error.statusCode ?? 500) < 500)
          return send(reply, refusalText('RS_ERROR_WRONG_SYNTAX'));
        log.error({ err: error }, 'a wallet call failed');
        return send(reply, refusalText('RS_ERROR_UNKNOWN'));
      });
      vendor.setNotFoundHandler((_request, reply) => send(reply, refusalText('RS_ERROR_WRONG_SYNTAX')));
      for (const path of WALLET_PATHS) {
        vendor.post<{ Params: { vendor: string } }>(
          `/:vendor${path}`,
          path === '/transaction/batch' ? { ...MACHINE_ONLY, bodyLimit: BATCH_BYTES_MAX } : MACHINE_ONLY,
          // The text is returned, not sent: for a reply that is returned the framework waits with listeners of its own.
          (request, reply) => {
            reply.type(JSON_TYPE);
            return traced(`wallet ${path}`, {}, () =>
              handleCall(deps, {
                vendorCode: request.params.vendor,
                path,
                rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
                rawHeaders: request.raw.rawHeaders,
                contentType: request.headers['content-type'],
                address: request.ip,
              }),
            );
          },
        );
      }
      vendor.addHook('onClose', async () => {
        await batcher.idle();
        await notices.sent();
        await refused.stop();
        await lane.stop();
      });
    },
    { prefix: '/vendor' },
  );
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.code(200).type(JSON_TYPE).send(text);
}

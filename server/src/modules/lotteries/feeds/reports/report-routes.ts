import type { FastifyInstance } from 'fastify';
import { answerMachines } from '../../../../platform/http/calls/answer-machines.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { receiveReport } from './receive-report.ts';

const BODY_BYTES_MAX = 16_384;
/** Headers that protect browsers mean nothing to a feed; a lottery has no more draws than this. */
const OPTIONS = { helmet: false, config: { rateLimit: { max: 300, timeWindow: 60_000 } } } as const;

/** Where feeds say results: `POST /lgw/feeds/:code`, described in docs/lottery-feeds.md. */
export async function reportRoutes(
  app: FastifyInstance,
  { db, clock, log }: { db: Database; clock: Clock; log: Pick<Log, 'error'> },
): Promise<void> {
  await app.register(
    async (feeds) => {
      feeds.removeAllContentTypeParsers();
      feeds.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
        (_request, body, done) => done(null, body),
      );
      answerMachines(feeds, { log, failed: 'what a feed of results said failed' });
      feeds.post<{ Params: { code: string } }>('/:code', OPTIONS, async (request, reply) => {
        const { http, body } = await receiveReport(
          { db, clock },
          {
            feedCode: request.params.code,
            rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
            rawHeaders: request.raw.rawHeaders,
          },
        );
        return reply.code(http).send(body);
      });
    },
    { prefix: '/lgw/feeds' },
  );
}

import type { FastifyInstance } from 'fastify';
import { answerMachines } from '../../../platform/http/calls/answer-machines.ts';
import type { Log } from '../../../platform/process/log.ts';
import { handleWebhook, type WebhookDeps } from './gateways/handle-webhook.ts';
import { plainEvents } from './internal/plain-events.ts';

const BODY_BYTES_MAX = 16_384;
/** Headers that protect browsers mean nothing to a gateway. */
const MACHINE_ONLY = { helmet: false } as const;

/** Where gateways report what has happened: `POST /payments/:code/webhook`, described in docs/payment-gateway.md. */
export async function gatewayWebhooks(
  app: FastifyInstance,
  { log, ...given }: Omit<WebhookDeps, 'plain'> & { log: Pick<Log, 'error' | 'warn'> },
): Promise<void> {
  const plain = plainEvents({ db: given.db, log });
  const deps = { ...given, plain };
  app.addHook('onClose', () => plain.idle());
  await app.register(
    async (gateway) => {
      // One logger for all events instead of one each, and no line an event: it would drown the log.
      const requestLog = gateway.log.child({}, { level: 'warn' });
      gateway.setChildLoggerFactory(() => requestLog);
      gateway.removeAllContentTypeParsers();
      gateway.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
        (_request, body, done) => done(null, body),
      );
      answerMachines(gateway, { log, failed: 'a payment event failed' });
      gateway.post<{ Params: { code: string } }>('/:code/webhook', MACHINE_ONLY, async (request, reply) => {
        const { http, body } = await handleWebhook(deps, {
          gatewayCode: request.params.code,
          rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          rawHeaders: request.raw.rawHeaders,
        });
        return reply.code(http).send(body);
      });
    },
    { prefix: '/payments' },
  );
}

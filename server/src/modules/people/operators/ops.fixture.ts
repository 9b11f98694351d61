import type { Permission } from '@lanna/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../platform/http/build-app.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { mountOpsRoutes } from '../../../platform/ops/mount-ops-routes.ts';
import type { ProposalKind } from '../../../platform/ops/operator-gate.ts';
import type { OpsRoute } from '../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { openLog } from '../../../platform/process/log.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { operatorOps } from './accounts/ops-routes.ts';
import { houseMailer } from './house/house-mailer.ts';
import { CONSOLE_HOST } from './operator.factory.ts';
import { operatorGate } from './proposals/operator-gate.ts';
import { ownProposalKinds } from './proposals/own-proposal-kinds.ts';
import { topic } from './topic.ts';

const OWN_PERMISSIONS = topic.permissions.map((verb): Permission => `operators.${verb}`);

/** The console's calls of some topics on a server of their own; `ask` makes one as an operator's browser would. */
export async function opsServer(
  db: Database,
  options: {
    routes: OpsRoute[];
    permissions: readonly Permission[];
    clock: Clock;
    /** What may be proposed and approved besides roles and settings. */
    kinds?: readonly ProposalKind[];
    /** Without them letters stay in the outbox of the first brand. */
    providers?: { mailer?: Mailer };
  },
) {
  const { clock } = options;
  const permissions = [...new Set([...OWN_PERMISSIONS, ...options.permissions])];
  const mailer = () => houseMailer({ db, clock }, options.providers ?? {});
  const letters = { mailer, consoleOrigin: `http://${CONSOLE_HOST}` };
  const kinds = () => [...ownProposalKinds({ db, clock, permissions, mailer }), ...(options.kinds ?? [])];
  const app = await buildApp({ log: openLog('silent'), trustProxy: false, frameSources: [] });
  const gate = operatorGate({ db, clock, permissions, kinds });
  mountOpsRoutes(
    app,
    [
      ...operatorOps({ db, clock, permissions, kinds, secrets: testSecrets(), ...letters }),
      ...options.routes,
    ],
    {
      db,
      consoleHosts: [CONSOLE_HOST],
      publicUrl: 'http://localhost:3000',
      gate,
      now: () => clock.now(),
    },
  );
  await app.ready();
  return { app, gate, ask: asker(app) };
}

/** `ask('GET /ops/me', cookie)` gives status, body and text of the answer. */
export function asker(app: FastifyInstance) {
  return async (
    call: string,
    cookie?: string,
    sent: { body?: unknown; query?: Record<string, string>; headers?: Record<string, string> } = {},
  ) => {
    const [method = 'GET', path = '/'] = call.split(' ');
    const reply = await app.inject({
      method: method as 'GET',
      url: path,
      headers: {
        host: CONSOLE_HOST,
        language: 'EN',
        ...(cookie ? { cookie } : {}),
        ...(method === 'GET' ? {} : { origin: `http://${CONSOLE_HOST}` }),
        ...sent.headers,
      },
      ...(sent.query ? { query: sent.query } : {}),
      ...(sent.body === undefined ? {} : { payload: sent.body as object }),
    });
    const json = reply.headers['content-type']?.includes('json') ? reply.json() : undefined;
    return { status: reply.statusCode, text: reply.body, headers: reply.headers, ...json };
  };
}

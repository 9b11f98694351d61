import { OPS_PUSH_PATH, type OpsPushNotice } from '@lanna/contract/ops';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Bus } from '../bus/bus.ts';
import { isFromElsewhere } from '../http/files/page-origin.ts';
import { hostNameOf } from '../http/files/site-address.ts';
import type { Log } from '../process/log.ts';
import {
  admit,
  end,
  NOT_ALLOWED,
  type OpenSocket,
  pingOpen,
  send,
  TRY_AGAIN_LATER,
} from '../push/open-sockets.ts';
import { keptToken } from './console-cookie.ts';
import { OPS_CHANNEL, type OpsEnvelope, readOpsEnvelope } from './notify-ops.ts';
import type { OperatorGate, OperatorSession } from './operator-gate.ts';

const MAX_SOCKETS = 2000;
const CONNECTS_MAX = { max: 120, timeWindow: 60_000 };
/** Changes of one kind within it are announced once. */
const GATHERED_MS = 1000;

interface Listener extends OpenSocket {
  session: OperatorSession;
}

/**
 * Push of the console, on a channel of its own: each process holds its own sockets, what happens anywhere reaches it by
 * the bus. An operator is notified of the brands of the own scope and of the house. It needs `@fastify/websocket` to be there.
 */
export async function mountOpsPush(
  app: FastifyInstance,
  deps: { bus: Pick<Bus, 'listen'>; log: Log; consoleHosts: readonly string[]; gate: OperatorGate },
) {
  const listeners = new Set<Listener>();
  const waiting = new Map<string, OpsEnvelope>();
  const sending = setInterval(() => {
    for (const envelope of waiting.values()) notify(listeners, envelope);
    waiting.clear();
  }, GATHERED_MS).unref();
  const source = await deps.bus.listen({
    channel: OPS_CHANNEL,
    receive: (payload) => {
      const envelope = readOpsEnvelope(payload);
      if (!envelope) return deps.log.warn('the console’s push received something it does not understand');
      if (envelope.s) endSession(listeners, envelope.s);
      else waiting.set(`${envelope.t} ${envelope.b}`, envelope);
    },
    // Notices may have been missed: pages connect anew and ask again.
    onBack: () => {
      for (const { socket } of listeners) socket.close(TRY_AGAIN_LATER);
    },
  });
  const stopPinging = pingOpen(listeners);
  const options = { websocket: true as const, schema: { hide: true }, config: { rateLimit: CONNECTS_MAX } };
  app.get(OPS_PUSH_PATH, options, (socket, request) => {
    socket.on('error', () => socket.close());
    greet(socket, request).catch(() => socket.close(NOT_ALLOWED));
  });
  app.addHook('preClose', async () => {
    clearInterval(sending);
    stopPinging();
    for (const { socket } of listeners) end(socket, 'restarting');
    await source.stop();
  });

  async function greet(socket: WebSocket, request: FastifyRequest) {
    const host = hostNameOf(request);
    const token = keptToken(request);
    if (!deps.consoleHosts.includes(host) || isFromElsewhere(request) || token === undefined)
      return socket.close(NOT_ALLOWED);
    if (listeners.size >= MAX_SOCKETS) return socket.close(TRY_AGAIN_LATER);
    const session = await deps.gate.resolve(token, host, false);
    if (session.due !== null) return socket.close(NOT_ALLOWED);
    if (socket.readyState !== socket.OPEN) return;
    admit(listeners, { socket, session, alive: true });
  }
}

function notify(listeners: Set<Listener>, { b, t }: OpsEnvelope) {
  for (const { socket, session } of listeners) {
    const brand = b === null ? null : brandsOf(session).get(b);
    if (brand !== undefined) send(socket, { type: t, brand } as OpsPushNotice);
  }
}

/** Id → code of the brands the operator may see. */
function brandsOf({ grants }: OperatorSession): Map<string, string> {
  return new Map([...grants.values()].flat().map(({ id, code }) => [id, code]));
}

function endSession(listeners: Set<Listener>, sessionId: string) {
  for (const { socket, session } of listeners)
    if (session.operator.sessionId === sessionId) end(socket, 'session_ended');
}

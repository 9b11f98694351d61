import websocket from '@fastify/websocket';
import { type NoticeType, PUSH_PATH, pushHello } from '@lanna/contract/push';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { ZodError } from 'zod';
import type { ResolveSession } from '../http/calls/check-access.ts';
import type { Brand, Caller } from '../http/calls/route.ts';
import { isFromElsewhere } from '../http/files/page-origin.ts';
import { Refusal } from '../refusals/refusal.ts';
import { type AskAgain, answerReader } from './channels/answer-reader.ts';
import type { ChannelHub } from './channels/channel-hub.ts';
import type { FindChannel } from './channels/channel-kind.ts';
import { delayedNotify } from './delayed-notify.ts';
import type { PushEnvelope } from './notify.ts';
import { admit, end, NOT_ALLOWED, type OpenSocket, pingOpen, send, TRY_AGAIN_LATER } from './open-sockets.ts';
import type { PushSource } from './receive-push.ts';
import { visitKey } from './visit-key.ts';
import { visitorPlaces } from './visitor-places.ts';

const HELLO_DEADLINE_MS = 5000;
const MAX_FRAME_BYTES = 1024;
const MAX_SOCKETS = 20_000;
/** Half of all: visitors in any number leave room for members. An office or a mobile network is one address. */
const VISITORS_MAX = { byAddress: 100, total: MAX_SOCKETS / 2 };
const CONNECTS_MAX = { max: 300, timeWindow: 60_000 };
/** Every page refetches on a settled notice; spreading it over a second keeps them from calling in one instant. */
const SETTLED_SPREAD_MS = 1000;

/** How a notice is sent. */
export interface NoticeRules {
  /** Visitors get it too: it concerns the brand, never a person. */
  visitors?: true;
  /** Sent to all pages of the brand once no process can answer with the old value: processes cache it for moments. */
  settled?: true;
}
/** Every notice there is. */
export type NoticeTable = ReadonlyMap<NoticeType, NoticeRules>;

interface Listener extends OpenSocket {
  brandId: string;
  /** Null for a visitor. */
  caller: Caller | null;
  /** The `visitKey` of the dealing it is also notified of; a token that belongs to none is notified of nothing. */
  visit: string | undefined;
  askAgain?: AskAgain;
}

/**
 * Push over WebSocket. This process holds its own sockets; what happens anywhere reaches it by the bus, so two
 * processes behave as one. The token comes in the first frame: never in a URL, never in a log. A visitor sends an empty one
 * and receives what concerns the whole brand. Notices come by themselves, frames of channels to those who have asked for them.
 */
export async function mountPush(
  app: FastifyInstance,
  deps: {
    source: PushSource;
    notices: NoticeTable;
    resolveBrand(host: string): Promise<Brand | undefined>;
    resolveSession: ResolveSession;
    channels: { find: FindChannel; hub: ChannelHub };
  },
) {
  const listeners = new Set<Listener>();
  const places = visitorPlaces(VISITORS_MAX);
  const { notices } = deps;
  const settled = [...notices].flatMap(([type, rules]) =>
    rules.settled
      ? [{ type, delay: delayedNotify((brandId) => notifyAllOf(listeners, brandId, { type, ...rules })) }]
      : [],
  );
  const received = (envelope: PushEnvelope) => {
    deliver(listeners, envelope, notices);
    for (const { type, delay } of settled)
      if (envelope.b && envelope.t?.includes(type)) delay.changed(envelope.b);
  };
  deps.source.notify({ receive: received, onGap: () => received({ b: '*', t: [...notices.keys()] }) });
  const stopPinging = pingOpen(listeners);
  await app.register(websocket, { options: { maxPayload: MAX_FRAME_BYTES } });
  const options = { websocket: true as const, schema: { hide: true }, config: { rateLimit: CONNECTS_MAX } };
  app.get(PUSH_PATH, options, (socket, request) => {
    socket.on('error', () => socket.close());
    greet(socket, request).catch((error) => sendAway(socket, error));
  });
  app.addHook('preClose', async () => {
    stopPinging();
    for (const { delay } of settled) delay.stop();
    for (const { socket } of listeners) end(socket, 'restarting');
  });

  async function greet(socket: WebSocket, request: FastifyRequest) {
    if (isFromElsewhere(request)) return socket.close(NOT_ALLOWED);
    const leavePlace = listeners.size < MAX_SOCKETS ? places.take(request.ip) : undefined;
    if (!leavePlace) return socket.close(TRY_AGAIN_LATER);
    socket.on('close', leavePlace);
    // Listened for from the start: a quick client's hello arrives while the brand is still being looked up.
    const [hello, brand] = await Promise.all([firstFrame(socket), deps.resolveBrand(request.hostname)]);
    if (!brand) return socket.close(NOT_ALLOWED);
    const { token, visit } = pushHello.parse(JSON.parse(hello));
    const caller = token === '' ? null : await deps.resolveSession(token, brand);
    if (socket.readyState !== socket.OPEN) return;
    if (caller) leavePlace();
    const listener: Listener = {
      socket,
      brandId: brand.id,
      caller,
      visit: visit && visitKey(brand.id, visit),
      alive: true,
    };
    admit(listeners, listener);
    listener.askAgain = answerReader(
      { socket, line: request.raw.socket, brand, caller, log: request.log },
      deps.channels,
    );
  }
}

/** Only a refused token is reported as bad: a browser drops its session on that code. */
function sendAway(socket: WebSocket, error: unknown) {
  if (error instanceof Refusal) end(socket, 'bad_token');
  else
    socket.close(error instanceof ZodError || error instanceof SyntaxError ? NOT_ALLOWED : TRY_AGAIN_LATER);
}

function firstFrame(socket: WebSocket): Promise<string> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('no hello')), HELLO_DEADLINE_MS);
    socket.once('message', (data) => {
      clearTimeout(timer);
      done(String(data));
    });
    socket.once('close', () => {
      clearTimeout(timer);
      fail(new Error('closed'));
    });
  });
}

/** Every notice except settled ones, which wait until no process answers with the old value. */
function deliver(listeners: Set<Listener>, envelope: PushEnvelope, notices: NoticeTable) {
  const members = new Set(envelope.m);
  const visits = new Set(envelope.v);
  const endedSessions = new Set(envelope.s);
  const types = (envelope.t ?? []).filter((type) => !notices.get(type)?.settled);
  for (const { socket, caller, brandId, visit, askAgain } of listeners) {
    const isOfBrand = envelope.b === '*' || envelope.b === brandId;
    const isOwn = (caller && members.has(caller.memberId)) || (visit !== undefined && visits.has(visit));
    if (caller && endedSessions.has(caller.sessionId)) end(socket, 'session_ended');
    else if (isOwn || isOfBrand) {
      askAgain?.(types);
      for (const type of types) if (isOwn || caller || notices.get(type)?.visitors) send(socket, { type });
    }
  }
}

function notifyAllOf(
  listeners: Set<Listener>,
  brandId: string,
  { type, visitors }: { type: NoticeType } & NoticeRules,
) {
  for (const listener of listeners) {
    if (brandId !== '*' && brandId !== listener.brandId) continue;
    if (!listener.caller && !visitors) continue;
    setTimeout(() => send(listener.socket, { type }), Math.random() * SETTLED_SPREAD_MS).unref();
  }
}

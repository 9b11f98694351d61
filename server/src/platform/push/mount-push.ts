import websocket from '@fastify/websocket';
import { PUSH_PATH, type PushNotice, pushHello } from '@lanna/contract/push';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { ResolveSession } from '../http/check-access.ts';
import type { Brand, Caller } from '../http/route.ts';
import type { Log } from '../log.ts';
import { listenForPush } from './listen.ts';
import type { PushEnvelope } from './notify.ts';

const HELLO_DEADLINE_MS = 5000;
const PING_EVERY_MS = 25_000;
const MAX_FRAME_BYTES = 1024;
const MAX_SOCKETS = 20_000;

interface Listener {
  socket: WebSocket;
  brandId: string;
  caller: Caller;
  alive: boolean;
}

/**
 * Push over WebSocket. This process holds its own sockets; what happens anywhere reaches it by LISTEN/NOTIFY, so two
 * processes behave as one. The token comes in the first frame: never in a URL, never in a log.
 */
export async function mountPush(
  app: FastifyInstance,
  deps: {
    databaseUrl: string;
    log: Log;
    resolveBrand(host: string): Promise<Brand | undefined>;
    resolveSession: ResolveSession;
  },
) {
  const listeners = new Set<Listener>();
  const source = await listenForPush({
    url: deps.databaseUrl,
    log: deps.log,
    onEnvelope: (envelope) => deliver(listeners, envelope),
    onGap: () =>
      deliver(listeners, {
        b: '*',
        t: ['balance_changed', 'bets_changed', 'catalogue_changed', 'settings_changed'],
      }),
  });
  const heartbeat = setInterval(() => dropTheSilent(listeners), PING_EVERY_MS).unref();
  await app.register(websocket, { options: { maxPayload: MAX_FRAME_BYTES } });
  app.get(PUSH_PATH, { websocket: true, schema: { hide: true } }, (socket, request) => {
    socket.on('error', () => socket.close());
    greet(socket, request).catch(() => end(socket, 'bad_token'));
  });
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const { socket } of listeners) end(socket, 'restarting');
    await source.stop();
  });

  async function greet(socket: WebSocket, request: FastifyRequest) {
    if (listeners.size >= MAX_SOCKETS || !isOwnOrigin(request)) return socket.close(1008);
    const brand = await deps.resolveBrand(request.hostname);
    if (!brand) return socket.close(1008);
    const hello = pushHello.parse(JSON.parse(await firstFrame(socket)));
    const caller = await deps.resolveSession(hello.token, brand);
    const listener: Listener = { socket, brandId: brand.id, caller, alive: true };
    socket.on('pong', () => {
      listener.alive = true;
    });
    socket.on('close', () => listeners.delete(listener));
    listeners.add(listener);
    send(socket, { type: 'ready' });
  }
}

/** A page of another site must not listen with a player's browser. Programs send no Origin and bring their own token. */
function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
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

function deliver(listeners: Set<Listener>, envelope: PushEnvelope) {
  const members = new Set(envelope.m);
  const endedSessions = new Set(envelope.s);
  for (const listener of listeners) {
    if (endedSessions.has(listener.caller.sessionId)) end(listener.socket, 'session_ended');
    else if (members.has(listener.caller.memberId) || envelope.b === '*' || envelope.b === listener.brandId)
      for (const type of envelope.t ?? []) send(listener.socket, { type } as PushNotice);
  }
}

function dropTheSilent(listeners: Set<Listener>) {
  for (const listener of listeners) {
    if (!listener.alive) listener.socket.terminate();
    listener.alive = false;
    listener.socket.ping();
  }
}

function send(socket: WebSocket, notice: PushNotice) {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(notice));
}

function end(socket: WebSocket, reason: 'session_ended' | 'restarting' | 'bad_token') {
  send(socket, { type: 'goodbye', reason });
  socket.close(1000);
}

import { type ChannelNotice, PUSH_PATH, type PushNotice } from '@lanna/contract/push';
import type { QueryClient } from '@tanstack/react-query';
import type { Topic } from '../topic.ts';
import { atMostEvery } from './at-most-every.ts';
import { lineIs, lineReceived } from './channels/push-line.ts';
import { reconnected } from './reconnected.ts';
import { loseSession, onSessionChange, readSession } from './session.ts';
import { onVisitChange, readVisit } from './visit.ts';
import { waitMs } from './wait-ms.ts';

/** At a full minute dozens of lotteries report their draws one by one, and each of them concerns the same list. */
const AGAIN_MS = 500;

/**
 * A push notice says that something changed, and the queries its topic names are fetched again. Keeps one socket open; a
 * visitor's receives only notices about the site and about the own conversation with customer service. `onFirstReady` is called when it first listens. What is received
 * before `settled` is fetched after it. Returns a function that closes it.
 */
export function startPush(
  queries: QueryClient,
  topics: readonly Topic[],
  onFirstReady?: () => void,
  settled: Promise<unknown> = Promise.resolve(),
): () => void {
  const notices = topics.flatMap((topic) => Object.entries(topic.notices ?? {}));
  const invalidate = atMostEvery<string>(
    AGAIN_MS,
    (name) => void queries.invalidateQueries({ queryKey: [name] }),
  );
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasReady = false;
  let unwanted = false;

  function connect() {
    const token = readSession()?.token ?? '';
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${PUSH_PATH}`);
    socket.onopen = () => socket?.send(JSON.stringify({ token, visit: readVisit() }));
    socket.onmessage = (event) => received(JSON.parse(String(event.data)), token);
    socket.onclose = later;
  }

  function received(notice: PushNotice | ChannelNotice, token: string) {
    if ('channel' in notice || 'channels' in notice) lineReceived(notice);
    else if (notice.type === 'ready') {
      if (failures > 0) reconnected();
      failures = 0;
      // Changes during the interruption are unknown, so every query a notice may concern is fetched again.
      if (wasReady) refetch(notices);
      onFirstReady?.();
      onFirstReady = undefined;
      wasReady = true;
      const ready = socket;
      lineIs((text) => ready?.readyState === WebSocket.OPEN && ready.send(text));
    } else if (notice.type === 'goodbye') {
      if (notice.reason === 'restarting') return;
      unwanted = true;
      loseSession(token);
    } else refetch(notices.filter(([type]) => type === notice.type));
  }

  function refetch(changed: typeof notices) {
    const names = new Set(changed.flatMap(([, concerned]) => concerned));
    void settled.then(() => {
      for (const name of names) invalidate(name);
    });
  }

  function later() {
    socket = undefined;
    lineIs(undefined);
    clearTimeout(timer);
    if (unwanted) return;
    timer = setTimeout(connect, waitMs(failures, Math.random()));
    failures += 1;
  }

  function restart() {
    clearTimeout(timer);
    if (socket) {
      socket.onclose = null;
      socket.close();
    }
    socket = undefined;
    lineIs(undefined);
    failures = 0;
    wasReady = false;
    unwanted = false;
    connect();
  }

  let token = readSession()?.token;
  const stopListening = onSessionChange(() => {
    if (token === readSession()?.token) return;
    token = readSession()?.token;
    restart();
  });
  const stopVisits = onVisitChange(restart);
  window.addEventListener('online', restart);
  connect();

  return () => {
    stopListening();
    stopVisits();
    window.removeEventListener('online', restart);
    clearTimeout(timer);
    if (socket) socket.onclose = null;
    socket?.close();
    lineIs(undefined);
  };
}

import { OPS_PUSH_PATH, type OpsPushNotice } from '@lanna/contract/ops';
import type { QueryClient } from '@tanstack/react-query';
import { waitMs } from '../../api/wait-ms.ts';
import type { ConsoleTopic } from '../console-topic.ts';
import { noteNotice } from './fresh.ts';
import { notifyOpsNotice, receivedNotices } from './ops-notices.ts';
import { CALL } from './ops-query.ts';
import { sessionEnded } from './session-signal.ts';

/**
 * A notice says that something changed; the calls its topic names are asked again, and lists look for new rows. Keeps one socket
 * open, with the cookie of the session. `onState` receives whether push listens. Returns a function that closes it.
 */
export function startOpsPush(
  queries: QueryClient,
  topics: readonly ConsoleTopic[],
  onState: (listens: boolean) => void,
): () => void {
  const concerned = topics.flatMap(({ notices = {} }) => Object.entries(notices));
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasReady = false;
  let ended = false;

  function connect() {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${OPS_PUSH_PATH}`);
    socket.onmessage = (event) => received(JSON.parse(String(event.data)));
    socket.onclose = later;
  }

  function received(notice: OpsPushNotice) {
    if (notice.type === 'ready') {
      failures = 0;
      onState(true);
      if (wasReady) for (const type of types()) changed(type);
      wasReady = true;
    } else if (notice.type === 'goodbye') {
      ended = notice.reason === 'session_ended';
      if (ended) sessionEnded();
    } else changed(notice.type);
  }

  function types(): Set<string> {
    return new Set([...receivedNotices(), ...concerned.map(([type]) => type)]);
  }

  function changed(type: string) {
    const paths = concerned.filter(([name]) => name === type).flatMap(([, named]) => named);
    for (const path of paths) noteNotice(path);
    if (paths.length > 0)
      void queries.invalidateQueries({
        predicate: ({ queryKey: [call, path, , list] }) =>
          call === CALL && list === undefined && paths.some((start) => isBelow(String(path), start)),
      });
    notifyOpsNotice(type);
  }

  function later() {
    socket = undefined;
    clearTimeout(timer);
    if (ended) return;
    onState(false);
    timer = setTimeout(connect, waitMs(failures, Math.random()));
    failures += 1;
  }

  function restart() {
    clearTimeout(timer);
    if (socket) socket.onclose = null;
    socket?.close();
    failures = 0;
    connect();
  }

  window.addEventListener('online', restart);
  connect();
  return () => {
    window.removeEventListener('online', restart);
    clearTimeout(timer);
    if (socket) socket.onclose = null;
    socket?.close();
  };
}

function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}

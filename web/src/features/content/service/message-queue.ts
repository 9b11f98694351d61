import type { RefusalCode } from '@lanna/contract/refusals';
import { Refusal } from '../../../api/calls/refusal.ts';

/** A message that has been written and that the server has not confirmed. */
export interface QueuedMessage {
  clientId: string;
  text: string;
  /** When it was written. */
  at: number;
  /** Why it was refused for good; it stays until its writer decides. */
  refused?: RefusalCode | 'network' | undefined;
}

export interface MessageQueue {
  messages(): readonly QueuedMessage[];
  onChange(listener: () => void): () => void;
  add(message: QueuedMessage): void;
  /** Sends a refused one again. */
  retry(clientId: string): void;
  remove(clientId: string): void;
  /** When it goes on by itself after it was sent too fast; undefined while nothing holds it up. */
  heldUntil(): number | undefined;
  /** Sends what waits, one after the other in the order it was written. Called again at any time; it runs once. */
  flush(): Promise<void>;
  /** Sends nothing more until it is flushed again. */
  stop(): void;
}

const RETRY_MS = 4000;

/**
 * What one customer has written, kept in this browser until the server has it: without a line, over a reload, over a closed
 * window. A message has one name however often it is sent, so nothing is doubled; the next one waits for the one before it, so
 * none overtakes.
 */
export function messageQueue(
  owner: string,
  send: (message: QueuedMessage) => Promise<void>,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = localStorage,
): MessageQueue {
  const key = `service.queue.${owner}`;
  const listeners = new Set<() => void>();
  let kept = read();
  let sending: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: number | undefined;
  let stopped = false;
  let isWaiting = false;

  function read(): readonly QueuedMessage[] {
    const text = storage.getItem(key);
    return text === null ? [] : (JSON.parse(text) as QueuedMessage[]);
  }

  /** Another window of this browser may have added or sent some meanwhile. */
  function write(change: (messages: readonly QueuedMessage[]) => readonly QueuedMessage[]) {
    kept = change(read());
    if (kept.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(kept));
    notify();
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  function hold(ms: number, until?: number) {
    clearTimeout(timer);
    held = until;
    timer = setTimeout(() => void queue.flush(), ms);
    isWaiting = true;
    notify();
  }

  async function sendAll() {
    for (;;) {
      const next = read().find(({ refused }) => !refused);
      if (!next || stopped) return;
      try {
        await send(next);
        write((messages) => messages.filter(({ clientId }) => clientId !== next.clientId));
      } catch (error) {
        const waitMs = waitAfter(error);
        if (waitMs === undefined) {
          const refused = error instanceof Refusal ? error.code : 'unknown_error';
          write((messages) =>
            messages.map((message) =>
              message.clientId === next.clientId ? { ...message, refused } : message,
            ),
          );
        } else return stopped ? undefined : hold(waitMs, isTooFast(error) ? Date.now() + waitMs : undefined);
      }
    }
  }

  const queue: MessageQueue = {
    messages: () => kept,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (message) => write((messages) => [...messages, message]),
    retry: (clientId) => {
      write((messages) =>
        messages.map((message) =>
          message.clientId === clientId ? { ...message, refused: undefined } : message,
        ),
      );
      void queue.flush();
    },
    remove: (clientId) => write((messages) => messages.filter((message) => message.clientId !== clientId)),
    heldUntil: () => held,
    flush: () => {
      clearTimeout(timer);
      held = undefined;
      isWaiting = false;
      stopped = false;
      sending ??= sendAll().finally(() => {
        sending = undefined;
        // One that was added while the last round was ending.
        if (!stopped && !isWaiting && read().some(({ refused }) => !refused)) return queue.flush();
      });
      return sending;
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
  return queue;
}

/** How long to wait before the same message is sent again; undefined where it never will be taken as it is. */
function waitAfter(error: unknown): number | undefined {
  if (!(error instanceof Refusal)) return undefined;
  if (isTooFast(error)) return Math.max(1, Number(error.facts['retryAfterSeconds']) || 1) * 1000;
  return PASSING.has(error.code) ? RETRY_MS : undefined;
}

const PASSING: ReadonlySet<string> = new Set(['network', 'service_unavailable', 'unknown_error']);

function isTooFast(error: unknown): boolean {
  return error instanceof Refusal && (error.code === 'service_flood' || error.code === 'too_many_requests');
}

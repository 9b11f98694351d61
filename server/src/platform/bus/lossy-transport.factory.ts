import type { Transport } from './transport.ts';

/** A carrier within one process that treats each message by chance: `random` says numbers from 0 to 1. All its ends share subjects. */
export function lossyTransport(random: () => number) {
  const subscriptions = new Set<{ subject: string; receive: (text: string) => void }>();
  const watchers = new Set<(isOpen: boolean) => void>();
  let isOpen = true;
  let isWhole = false;
  const counts = { sent: 0, lost: 0, doubled: 0, late: 0 };

  function carry(subject: string, text: string) {
    const channel = subject.slice(0, subject.lastIndexOf('.'));
    for (const subscription of subscriptions)
      if (subscription.subject === `${channel}.*` || subscription.subject === subject)
        subscription.receive(text);
  }

  const transport: Transport = {
    isOpen: () => isOpen,
    send: (subject, text) => {
      if (!isOpen) return;
      counts.sent += 1;
      const chance = isWhole ? 1 : random();
      if (chance < 0.1) {
        counts.lost += 1;
        return;
      }
      if (chance < 0.2) {
        counts.late += 1;
        setTimeout(() => carry(subject, text), 30);
        return;
      }
      carry(subject, text);
      if (chance >= 0.3 || isWhole) return;
      counts.doubled += 1;
      carry(subject, text);
    },
    subscribe: (subject, receive) => {
      const subscription = { subject, receive };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
    watch: (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    stop: async () => {},
  };
  return {
    transport,
    counts,
    /** From now on nothing is lost, doubled or late. */
    heal: () => {
      isWhole = true;
    },
    setOpen: (now: boolean) => {
      isOpen = now;
      for (const watcher of watchers) watcher(now);
    },
  };
}

/** The same numbers for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

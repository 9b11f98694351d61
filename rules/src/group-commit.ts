import { isDatabaseUnreachable, sqlState } from './database-errors.ts';

/* How portal and studio take many calls at once. */

/** What a batch comes to for one of its calls. `alone`: it is tried again by itself, since what it needs another transaction holds. */
export type Outcome<Answer> = { answer: Answer } | { error: unknown } | 'alone';

export interface GroupCommit<Call, Answer> {
  /** As if it had come alone: answers, or rejects with what refuses it. Calls of one owner are applied in their order. */
  apply(call: Call): Promise<Answer>;
  /** Resolves when nothing is waiting or on its way. */
  idle(): Promise<void>;
}

interface Options<Call, Answer> {
  /** One transaction for all of them, an outcome for each in their order. Of each owner there is one call at the most. Rejects where the batch as a whole failed. */
  apply(calls: Call[], how: { waits: boolean }): Promise<Outcome<Answer>[]>;
  ownerOf(call: Call): string;
  /** How much of a batch a call takes; 1 unless it says otherwise. */
  weightOf?(call: Call): number;
  log: { warn(facts: object, message: string): void };
  /** What a caller is refused with beyond as many as may wait. */
  overfull(): Error;
  /** Weight of one batch. A call that is heavier goes by itself. */
  batchWeight?: number;
  /** Batches on their way to the database at once. */
  batchesInFlight?: number;
  /** Calls that must be waiting for a batch to leave beside another: a small one costs nearly as much as a large one. */
  sideBatchSize?: number;
  /** Calls that may wait. */
  queueSize?: number;
}

interface Waiting<Call, Answer> {
  call: Call;
  owner: string;
  done(answer: Answer): void;
  failed(error: unknown): void;
}

/**
 * Group commit: while a batch is with the database, the calls that arrive wait and go together in the next one, so that many of them share one
 * transaction, one flush of the log and a few round trips. A lone call goes at once. A batch that the database refuses is tried again call by call.
 */
export function groupCommit<Call, Answer>(options: Options<Call, Answer>): GroupCommit<Call, Answer> {
  const {
    weightOf = () => 1,
    batchWeight = 64,
    batchesInFlight = 2,
    sideBatchSize = 24,
    queueSize = 5000,
  } = options;
  let queue: Waiting<Call, Answer>[] = [];
  let inFlight = 0;
  let alone = 0;
  let scheduled = false;
  let onIdle: (() => void)[] = [];
  /** Owners of the calls on their way. */
  const busy = new Set<string>();

  const isWorthSending = () =>
    inFlight < batchesInFlight && queue.length >= (inFlight === 0 ? 1 : sideBatchSize);

  function schedule() {
    if (scheduled || !isWorthSending()) return;
    scheduled = true;
    // After the I/O of this turn: what arrived together leaves together.
    setImmediate(() => {
      scheduled = false;
      while (isWorthSending() && send());
    });
  }

  function send(): boolean {
    const { batch, rest } = takeBatch();
    queue = rest;
    // When nothing can go, all that waits depends on what is on its way: the end of that will send it.
    if (batch.length > 0) void run(batch);
    return batch.length > 0;
  }

  /** From the front, one call of an owner, and none of whose calls one is on its way. */
  function takeBatch() {
    const batch: Waiting<Call, Answer>[] = [];
    const rest: Waiting<Call, Answer>[] = [];
    const taken = new Set<string>();
    let weight = 0;
    let looked = 0;
    for (; looked < queue.length; looked++) {
      const waiting = queue[looked];
      if (!waiting) break;
      if (busy.has(waiting.owner) || taken.has(waiting.owner)) {
        rest.push(waiting);
        continue;
      }
      const more = weightOf(waiting.call);
      if (batch.length > 0 && weight + more > batchWeight) break;
      batch.push(waiting);
      taken.add(waiting.owner);
      weight += more;
    }
    return { batch, rest: rest.concat(queue.slice(looked)) };
  }

  async function run(batch: Waiting<Call, Answer>[]) {
    inFlight += 1;
    for (const { owner } of batch) busy.add(owner);
    const again = await together(batch);
    inFlight -= 1;
    alone += again.length;
    for (const one of again) void byItself(one);
    schedule();
    signalIdle();
  }

  /** Those that are to be tried by themselves; the others are answered. */
  async function together(batch: Waiting<Call, Answer>[]): Promise<Waiting<Call, Answer>[]> {
    try {
      const outcomes = await options.apply(
        batch.map(({ call }) => call),
        { waits: false },
      );
      return batch.filter((waiting, at) => !settle(waiting, outcomes[at] ?? 'alone'));
    } catch (error) {
      if (!isDatabaseUnreachable(error) && batch.length > 1) {
        options.log.warn(
          { err: error, sqlState: sqlState(error), calls: batch.length },
          'a batch is tried call by call',
        );
        return batch;
      }
      for (const waiting of batch) settle(waiting, { error });
      return [];
    }
  }

  async function byItself(waiting: Waiting<Call, Answer>) {
    try {
      const [outcome] = await options.apply([waiting.call], { waits: true });
      if (!outcome || !settle(waiting, outcome)) throw new Error('a call by itself came to no outcome');
    } catch (error) {
      settle(waiting, { error });
    }
    alone -= 1;
    schedule();
    signalIdle();
  }

  function settle(waiting: Waiting<Call, Answer>, outcome: Outcome<Answer>): boolean {
    if (outcome === 'alone') return false;
    busy.delete(waiting.owner);
    if ('answer' in outcome) waiting.done(outcome.answer);
    else waiting.failed(outcome.error);
    return true;
  }

  function signalIdle() {
    if (queue.length + inFlight + alone > 0) return;
    for (const resolve of onIdle) resolve();
    onIdle = [];
  }

  return {
    apply: (call) =>
      new Promise((done, failed) => {
        if (queue.length >= queueSize) throw options.overfull();
        queue.push({ call, owner: options.ownerOf(call), done, failed });
        schedule();
      }),
    idle: () =>
      new Promise((resolve) => {
        if (queue.length + inFlight + alone === 0) resolve();
        else onIdle.push(resolve);
      }),
  };
}

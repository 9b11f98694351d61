import { isDatabaseUnreachable, retryConflicts, sqlState } from '@lanna/rules/database-errors';
import type { Log } from '../../../../../platform/process/log.ts';
import { currentSpan, type Span, tracedTogether } from '../../../../../platform/tracing/trace.ts';
import type { LaneMeter } from '../../calls/lane-meter.ts';
import type { WalletCall, WalletOutcome } from './wallet-call.ts';

/** Calls of a vendor's batch wait in a lane of their own, which single calls pass: a player waits for those. */
export type BatchLane = 'single' | 'batch';

export interface Batcher {
  /** Never rejects. The outcome is RS_ERROR_TIMEOUT when the call had to wait too long to be begun. */
  apply(call: WalletCall, lane?: BatchLane): Promise<WalletOutcome>;
  /** Resolves when nothing is waiting or on its way. */
  idle(): Promise<void>;
}

export interface BatchOptions {
  apply(calls: WalletCall[]): Promise<WalletOutcome[]>;
  log: Pick<Log, 'error' | 'warn'>;
  /** Told of what enters and leaves the lane of batches. */
  lane?: Pick<LaneMeter, 'entered' | 'left'>;
  /** Batches on their way to the database at once. */
  batchesInFlight?: number;
  /** Calls that must be waiting for a batch to leave beside another: a small one costs nearly as much as a large one. */
  sideBatchSize?: number;
  /** Calls in one batch. */
  batchSize?: number;
  /** Calls that may wait. */
  queueSize?: number;
  /** After this a call that has not been begun is given up; the vendor will have done so too. */
  waitMs?: number;
  /** The same of the lane of batches. */
  laneWaitMs?: number;
  /** Calls of that lane in one batch beside single calls: few enough that one of its players does not wait long. */
  laneBatchSize?: number;
}

interface Keys {
  player: string;
  own: string[];
  /** Shares a batch with no other call of its player. */
  goesAlone: boolean;
}
interface Waiting {
  call: WalletCall;
  keys: Keys;
  since: number;
  span: Span | undefined;
  done(outcome: WalletOutcome): void;
}

const UNKNOWN: WalletOutcome = { status: 'RS_ERROR_UNKNOWN', balance: null };
const TIMEOUT: WalletOutcome = { status: 'RS_ERROR_TIMEOUT', balance: null };

/** Players who wait for their replies send their next calls in a moment: a queue that is empty for less does not mean that there are none. */
const ALONE_AFTER_MS = 250;

/**
 * Group commit: while a batch is with the database, the calls that arrive wait and go together in the next one, so
 * that many of them share one transaction, one flush of the log and one round trip. A lone call goes at once.
 */
export function createBatcher(options: BatchOptions): Batcher {
  const {
    batchesInFlight = 2,
    sideBatchSize = 48,
    batchSize = 128,
    queueSize = 5000,
    waitMs = 700,
    laneWaitMs = 10_000,
    laneBatchSize = 48,
  } = options;
  let queue: Waiting[] = [];
  let lane: Waiting[] = [];
  let lanesInFlight = 0;
  let lastSingleMs = Number.NEGATIVE_INFINITY;
  let inFlight = 0;
  let scheduled = false;
  let onIdle: (() => void)[] = [];
  /** Keys of the calls on their way. */
  const busy = new Set<string>();

  const isWorthSending = () =>
    inFlight < batchesInFlight && queue.length >= (inFlight === 0 ? 1 : sideBatchSize);
  const isBusy = () => queue.length + lane.length + inFlight + lanesInFlight > 0;
  // One at a time beside single calls, and few calls of it; where none of those is there it is the only one that wants the database.
  const isAlone = () => queue.length + inFlight === 0 && performance.now() - lastSingleMs > ALONE_AFTER_MS;
  const isLaneFree = () =>
    lane.length > 0 &&
    (lanesInFlight === 0 || (isAlone() && lanesInFlight < batchesInFlight && lane.length >= sideBatchSize));

  function schedule() {
    if (scheduled || !(isWorthSending() || isLaneFree())) return;
    scheduled = true;
    // After the I/O of this turn: what arrived together leaves together.
    setImmediate(() => {
      scheduled = false;
      send();
    });
  }

  function send() {
    if (isWorthSending()) {
      const { batch, rest } = takeBatch(dropOverdue(queue, waitMs), busy, batchSize);
      queue = rest;
      // When nothing can go, all that waits depends on what is on its way: the end of that will send it.
      if (batch.length > 0) void run(batch);
    }
    if (!isLaneFree()) return;
    const inTime = dropOverdue(lane, laneWaitMs);
    const { batch, rest } = takeBatch(inTime, busy, isAlone() ? batchSize : laneBatchSize);
    noteLeft([...lane.slice(0, lane.length - inTime.length), ...batch]);
    lane = rest;
    if (batch.length === 0) return;
    void run(batch, 'batch');
    // Another may leave beside it.
    schedule();
  }

  function noteLeft(gone: readonly Waiting[]) {
    for (const { call, since } of gone) options.lane?.left(call.vendorId, performance.now() - since);
  }

  async function run(batch: Waiting[], of: BatchLane = 'single') {
    const keys = batch.flatMap(({ keys: { player, own } }) => [player, ...own]);
    for (const key of keys) busy.add(key);
    if (of === 'single') inFlight += 1;
    else lanesInFlight += 1;
    const deliver = await tracedTogether(
      'wallet batch',
      batch.map(({ span }) => span),
      () => applyOrSplit(options, batch),
    );
    for (const key of keys) busy.delete(key);
    if (of === 'single') inFlight -= 1;
    else lanesInFlight -= 1;
    // The next batch leaves before the replies of this one are written: the database must not wait for that.
    send();
    setImmediate(() => {
      deliver();
      if (isBusy()) return;
      for (const resolve of onIdle) resolve();
      onIdle = [];
    });
  }

  return {
    apply: (call, into = 'single') =>
      new Promise((done) => {
        const waiting = into === 'single' ? queue : lane;
        if (waiting.length >= queueSize) return done(TIMEOUT);
        waiting.push({ call, keys: keysOf(call), since: performance.now(), span: currentSpan(), done });
        if (into === 'batch') options.lane?.entered(call.vendorId);
        else lastSingleMs = performance.now();
        schedule();
      }),
    idle: () =>
      new Promise((resolve) => {
        if (!isBusy()) setImmediate(resolve);
        else onIdle.push(resolve);
      }),
  };
}

/**
 * What two calls must not have in common to be in one batch, or in two batches at once: one would have to see the
 * other's rows. Calls of one player may share a batch, which keeps their order, but not be on the way in two.
 */
function keysOf(call: WalletCall): Keys {
  const own = [
    `q${call.vendorId}${call.requestUuid}`,
    `t${call.vendorId}${call.transactionUuid}`,
    `r${call.vendorId}${call.accountId} ${call.round}`,
  ];
  if (call.referenceUuid) own.push(`t${call.vendorId}${call.referenceUuid}`);
  // A bet may be undone only after its wins, and a win may be sent under another round than its bet.
  if (call.kind === 'rollback') own.push(`u${call.vendorId}${call.accountId}`);
  // A correction hangs on its round being over, and whatever ends that may name another round.
  return { player: `a${call.accountId}`, own, goesAlone: call.kind === 'correct' };
}

/**
 * Takes from the front what fits together and with what is on its way (`busy`). What has to wait keeps its place, and
 * so do the later calls of its player and all that depends on it: every player's calls are applied in their order.
 */
function takeBatch(queue: Waiting[], busy: ReadonlySet<string>, batchSize: number) {
  const taken = new Set<string>();
  const postponed = new Set<string>();
  const players = new Set<string>();
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  let looked = 0;
  for (; looked < queue.length && batch.length < batchSize; looked++) {
    const waiting = queue[looked];
    if (!waiting) break;
    const { player, own, goesAlone } = waiting.keys;
    const isFree = (key: string) => !busy.has(key) && !postponed.has(key);
    const fits = isFree(player) && !(goesAlone && players.has(player));
    if (fits && own.every((key) => isFree(key) && !taken.has(key))) {
      batch.push(waiting);
      players.add(player);
      if (goesAlone) postponed.add(player);
      for (const key of own) taken.add(key);
    } else {
      rest.push(waiting);
      postponed.add(player);
      for (const key of own) postponed.add(key);
    }
  }
  return { batch, rest: rest.concat(queue.slice(looked)) };
}

function dropOverdue(queue: Waiting[], waitMs: number): Waiting[] {
  const oldest = performance.now() - waitMs;
  const overdue = queue.findIndex((waiting) => waiting.since >= oldest);
  const late = overdue === -1 ? queue.length : overdue;
  if (late === 0) return queue;
  for (const waiting of queue.slice(0, late)) waiting.done(TIMEOUT);
  return queue.slice(late);
}

/**
 * Applies a batch; answers the callers' replies as functions. One bad call must fail alone: a batch that the database refuses is
 * tried again call by call, and each gets its reply at once.
 */
async function applyOrSplit(options: BatchOptions, batch: Waiting[]): Promise<() => void> {
  try {
    const outcomes = await retryConflicts(() => options.apply(batch.map(({ call }) => call)));
    return () => {
      for (const [index, { done }] of batch.entries()) done(outcomes[index] ?? UNKNOWN);
    };
  } catch (error) {
    if (batch.length === 1 || isDatabaseUnreachable(error)) {
      options.log.error(
        { err: error, sqlState: sqlState(error), calls: batch.length },
        'wallet calls failed',
      );
      return () => {
        for (const { done } of batch) done(UNKNOWN);
      };
    }
    options.log.warn(
      { sqlState: sqlState(error), calls: batch.length },
      'a wallet batch is tried call by call',
    );
    for (const waiting of batch) (await applyOrSplit(options, [waiting]))();
    return () => {};
  }
}

/**
 * A minimal ledger: balances in a map, one request after another. The real ledger must give its replies and balances for
 * some order of the requests that were sent at once.
 */
export type ModelAccount =
  | 'cash'
  | 'bonus'
  | 'withdrawal'
  | 'other'
  | 'agent'
  | 'subAgent'
  | 'pool'
  | 'house';

export interface ModelLeg {
  from: ModelAccount;
  to: ModelAccount;
  amount: number;
  code: string;
}

/** Which callers may move money so: any, one that has proved that it stays in an agent's line, or none. */
export type Rule = (from: ModelAccount, to: ModelAccount, code: string) => 'anybody' | 'line' | 'none';

export type Request =
  | { kind: 'post'; reference: number; legs: ModelLeg[]; inLine: boolean }
  | { kind: 'reverse'; reference: number; of: number }
  | { kind: 'hold'; hold: number; account: ModelAccount; amount: number }
  | { kind: 'capture'; reference: number; hold: number; leg: ModelLeg }
  | { kind: 'release'; hold: number };

export interface Reply {
  outcome: string;
  leg?: number;
  available?: number;
}

interface Kept {
  balance: number;
  held: number;
  transfers: number;
}

export interface ModelState {
  accounts: Record<Exclude<ModelAccount, 'house'>, Kept>;
  postings: Record<number, { content: string; legs: ModelLeg[]; reverses?: number }>;
  holds: Record<number, { account: ModelAccount; amount: number; captured: number; released?: number }>;
}

export function emptyModel(): ModelState {
  const empty = () => ({ balance: 0, held: 0, transfers: 0 });
  return {
    accounts: {
      cash: empty(),
      bonus: empty(),
      withdrawal: empty(),
      other: empty(),
      agent: empty(),
      subAgent: empty(),
      pool: empty(),
    },
    postings: {},
    holds: {},
  };
}

/** The reply to a request; applies it to `state`. */
export function answer(rule: Rule, state: ModelState, request: Request): Reply {
  if (request.kind === 'post')
    return post(state, request.reference, request.legs, { rule, inLine: request.inLine });
  if (request.kind === 'reverse') return reverse(state, request);
  if (request.kind === 'hold') return hold(state, request);
  if (request.kind === 'capture') return capture(rule, state, request);
  return release(state, request.hold);
}

interface Meaning {
  /** A reversal needs none: what could move can move back. */
  rule?: Rule;
  inLine?: boolean;
  reverses?: number;
  captures?: number;
}

function post(state: ModelState, reference: number, legs: ModelLeg[], meaning: Meaning): Reply {
  const { rule, inLine = false, reverses, captures } = meaning;
  const content = JSON.stringify([
    legs.map(({ from, to, amount, code }) => [from, to, amount, code]),
    reverses,
    captures,
  ]);
  const known = state.postings[reference];
  if (known) return { outcome: known.content === content ? 'repeated' : 'conflict' };
  if (
    reverses !== undefined &&
    Object.values(state.postings).some((posting) => posting.reverses === reverses)
  )
    return { outcome: 'already_reversed' };
  const refused = legs.findIndex(({ from, to, code }) => {
    const by = rule?.(from, to, code);
    return by === 'none' || (by === 'line' && !inLine);
  });
  if (refused >= 0) return { outcome: 'not_allowed', leg: refused + 1 };
  const source = captures === undefined ? undefined : state.holds[captures];
  if (source) {
    const left = source.released === undefined ? source.amount - source.captured : 0;
    const wanted = legs[0]?.amount ?? 0;
    if (left < wanted) return { outcome: 'beyond_hold', leg: 1, available: left };
    source.captured += wanted;
    kept(state, source.account).held -= wanted;
  }
  const after = structuredClone(state.accounts);
  for (const [index, leg] of legs.entries()) {
    if (leg.from !== 'house') {
      const account = after[leg.from];
      const before = state.accounts[leg.from];
      if (account.balance - account.held < leg.amount)
        return { outcome: 'insufficient', leg: index + 1, available: before.balance - before.held };
      account.balance -= leg.amount;
      account.transfers += 1;
    }
    if (leg.to !== 'house') {
      after[leg.to].balance += leg.amount;
      after[leg.to].transfers += 1;
    }
  }
  state.accounts = after;
  state.postings[reference] = { content, legs, ...(reverses === undefined ? {} : { reverses }) };
  return { outcome: 'posted' };
}

function reverse(state: ModelState, { reference, of }: { reference: number; of: number }): Reply {
  const original = state.postings[of];
  if (!original) return { outcome: 'unknown' };
  if (original.reverses !== undefined) return { outcome: 'not_allowed' };
  const legs = original.legs
    .toReversed()
    .map((leg) => ({ ...leg, from: leg.to, to: leg.from, code: 'reversal' }));
  return post(state, reference, legs, { reverses: of });
}

function hold(state: ModelState, request: Extract<Request, { kind: 'hold' }>): Reply {
  if (request.account === 'house') return { outcome: 'not_allowed' };
  const account = kept(state, request.account);
  const available = account.balance - account.held;
  const known = state.holds[request.hold];
  if (known) {
    const same = known.account === request.account && known.amount === request.amount;
    return { outcome: same ? 'repeated' : 'conflict', available };
  }
  if (available < request.amount) return { outcome: 'insufficient', available };
  account.held += request.amount;
  state.holds[request.hold] = { account: request.account, amount: request.amount, captured: 0 };
  return { outcome: 'held', available: available - request.amount };
}

function capture(rule: Rule, state: ModelState, request: Extract<Request, { kind: 'capture' }>): Reply {
  const source = state.holds[request.hold];
  if (!source) return { outcome: 'unknown' };
  // The account is the hold's, even if the leg names another.
  const leg = { ...request.leg, from: source.account };
  return post(state, request.reference, [leg], { rule, captures: request.hold });
}

function release(state: ModelState, reference: number): Reply {
  const source = state.holds[reference];
  if (!source) return { outcome: 'unknown' };
  if (source.released !== undefined) return { outcome: 'repeated', available: source.released };
  source.released = source.amount - source.captured;
  kept(state, source.account).held -= source.released;
  return { outcome: 'released', available: source.released };
}

function kept(state: ModelState, account: ModelAccount): Kept {
  if (account === 'house') throw new Error('the house holds nothing');
  return state.accounts[account];
}

import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { TransactionKind } from '../internal/inbound/wallet-call.ts';

/** A call as the model sees it: small numbers for ids, nothing of SQL, batches or signatures. */
export interface ModelCall {
  kind: TransactionKind;
  player: number;
  request: number;
  transaction: number;
  /** Of a win or rollback; -1 for a bet. */
  reference: number;
  round: number;
  closes: boolean;
  game: 'open' | 'shut';
  currency: 'THB' | 'USD';
  amount: bigint;
  isFree: boolean;
  isPromo: boolean;
  isExpired: boolean;
  /** Additions to the published protocol. */
  unused?: bigint;
  atStake?: bigint;
  turnover?: bigint;
  /** The number of a correction. */
  correction?: number;
  /** Of a free bet: the number of the reward that it names. */
  reward?: number;
}

/** Free bets that a player was granted. */
export interface ModelReward {
  player: number;
  /** Null: any. */
  game: 'open' | 'shut' | null;
  count: number;
  value: bigint;
  hasEnded: boolean;
}

interface Applied {
  call: ModelCall;
  status: WalletStatus;
  /** Moved; zero for what was refused. */
  amount: bigint;
  undone: boolean;
  /** Of a win that was taken and not paid. */
  held?: bigint;
}
export interface ModelRound {
  stake: bigint;
  freeStake: bigint;
  payout: bigint;
  /** Stakes of the player's own given back. */
  refunded: bigint;
  bets: number;
  wins: number;
  closed: boolean;
  /** Reserved and not played. */
  unused: bigint;
  corrections: number;
}

/**
 * The protocol in an in-memory form that is easy to check against its two tables: one call after another, maps and
 * plain ifs. The wallet must never differ from it in status, balance, round or debts.
 */
export function walletModel(options: {
  balances: bigint[];
  maxStake: bigint;
  maxFreeBet: bigint;
  maxRoundWin: bigint;
  maxDayWin: bigint;
  /** Where the vendor is told what was granted: without one of them no free bet. */
  rewards?: readonly ModelReward[];
}) {
  const balances = [...options.balances];
  const owed = balances.map(() => 0n);
  const transfers = balances.map(() => 0);
  let promotion = 0n;
  /** What the vendor has won so far of its day, a bet that was given back counted twice. */
  let wonOfDay = 0n;
  const replies = new Map<number, { call: ModelCall; status: WalletStatus; balance: bigint }>();
  const transactions = new Map<number, Applied>();
  /** `player transaction` of what was rolled back before it came. */
  const tombstones = new Set<string>();
  const rounds = new Map<string, ModelRound>();
  const rewardsUsed = options.rewards?.map(() => 0) ?? [];

  const balanceOf = (player: number) => balances[player] ?? 0n;
  const roundKey = (call: ModelCall) => `${call.player} ${call.round}`;

  function credit(player: number, amount: bigint) {
    if (amount === 0n) return;
    balances[player] = balanceOf(player) + amount;
    transfers[player] = (transfers[player] ?? 0) + 1;
  }

  function isUndone(player: number, transaction: number): boolean {
    const known = transactions.get(transaction);
    return tombstones.has(`${player} ${transaction}`) || (known?.call.player === player && known.undone);
  }

  function refusalOfBet(call: ModelCall): WalletStatus | undefined {
    if (call.isExpired) return 'RS_ERROR_TOKEN_EXPIRED';
    if (call.game === 'shut') return 'RS_ERROR_INVALID_GAME';
    if (call.currency !== 'THB') return 'RS_ERROR_WRONG_CURRENCY';
    if (call.isFree)
      return call.amount > options.maxFreeBet || !hasReward(call) ? 'RS_ERROR_LIMIT_REACHED' : undefined;
    if ((call.atStake ?? call.amount) > options.maxStake) return 'RS_ERROR_LIMIT_REACHED';
    if (call.amount > balanceOf(call.player)) return 'RS_ERROR_NOT_ENOUGH_MONEY';
    return undefined;
  }

  function hasReward(call: ModelCall): boolean {
    if (!options.rewards) return true;
    const reward = options.rewards[call.reward ?? -1];
    return (
      reward !== undefined &&
      reward.player === call.player &&
      (reward.game ?? call.game) === call.game &&
      reward.value === call.amount &&
      !reward.hasEnded &&
      (rewardsUsed[call.reward ?? -1] ?? 0) < reward.count
    );
  }

  function useReward(bet: ModelCall, bets: 1 | -1) {
    if (options.rewards && bet.reward !== undefined)
      rewardsUsed[bet.reward] = (rewardsUsed[bet.reward] ?? 0) + bets;
  }

  function placeBet(call: ModelCall): WalletStatus {
    const refused = refusalOfBet(call);
    const status = refused ?? 'RS_OK';
    transactions.set(call.transaction, { call, status, amount: refused ? 0n : call.amount, undone: false });
    if (refused) return status;
    const round = rounds.get(roundKey(call)) ?? emptyRound();
    rounds.set(roundKey(call), round);
    round.bets += 1;
    round.closed = call.closes;
    if (call.isFree) {
      round.freeStake += call.amount;
      promotion += call.amount;
      useReward(call, 1);
    } else {
      round.stake += call.amount;
      wonOfDay -= call.amount;
      credit(call.player, -call.amount);
    }
    return status;
  }

  function payWin(call: ModelCall): WalletStatus {
    const bet = transactions.get(call.reference);
    if (bet && bet.call.player !== call.player) return 'RS_ERROR_INVALID_TOKEN';
    if (call.currency !== 'THB') return 'RS_ERROR_WRONG_CURRENCY';
    if (call.unused !== undefined && call.isPromo) return 'RS_ERROR_LIMIT_REACHED';
    const played = bet && bet.status === 'RS_OK' && bet.call.kind !== 'rollback' ? roundOf(bet) : undefined;
    const round = played ?? rounds.get(roundKey(call));
    if (!(call.isPromo && round)) {
      if (isUndone(call.player, call.reference)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
      if (bet?.call.kind !== 'bet' || bet.status !== 'RS_OK') return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    }
    if (!round) throw new Error('a live bet has a round');
    const unused = call.unused ?? 0n;
    if (call.unused !== undefined && bet && unused > reserveLeft(bet)) return 'RS_ERROR_LIMIT_REACHED';
    // A win of nothing has nothing to hold, also on a day that bets given back have brought beyond its limit.
    const isBeyond =
      round.payout + call.amount - unused > options.maxRoundWin || wonOfDay + call.amount > options.maxDayWin;
    const isHeld = isBeyond && call.amount > 0n;
    const amount = isHeld ? 0n : call.amount;
    transactions.set(call.transaction, {
      ...{ call, amount, status: 'RS_OK', undone: false },
      ...(isHeld ? { held: call.amount } : {}),
    });
    roundOfWin.set(call.transaction, round);
    if (call.turnover !== undefined) boundsOf(round).set(call.transaction, call.turnover);
    round.wins += 1;
    if (!isHeld) {
      round.stake -= unused;
      round.unused += unused;
      round.payout += amount - unused;
    }
    // A round is over when what it pays is decided.
    round.closed ||= call.closes && !isHeld;
    wonOfDay += amount;
    credit(call.player, amount);
    return 'RS_OK';
  }

  /** What of a bet may still be given back as not played. */
  function reserveLeft(bet: Applied): bigint {
    if (bet.call.isFree) return -1n;
    return [...transactions.values()]
      .filter(
        ({ call, undone }) =>
          call.kind === 'win' &&
          !undone &&
          call.reference === bet.call.transaction &&
          roundOfWin.get(call.transaction) === roundOf(bet),
      )
      .reduce((left, { call }) => left - (call.unused ?? 0n), bet.amount);
  }

  const bounds = new Map<ModelRound, Map<number, bigint>>();
  /** What live wins of a round say of its turnover, by win. */
  function boundsOf(round: ModelRound): Map<number, bigint> {
    const known = bounds.get(round) ?? new Map<number, bigint>();
    bounds.set(round, known);
    return known;
  }

  function correct(call: ModelCall): WalletStatus {
    const known = transactions.get(call.reference);
    if (known && known.call.player !== call.player) return 'RS_ERROR_INVALID_TOKEN';
    if (call.currency !== 'THB') return 'RS_ERROR_WRONG_CURRENCY';
    if (isUndone(call.player, call.reference)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    const round = known?.status === 'RS_OK' && known.call.kind !== 'rollback' ? roundOf(known) : undefined;
    if (round && statusOf(round) === 'refunded') return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    const isOfPlay = known?.call.kind === 'bet' || known?.call.kind === 'win';
    if (!round || !isOfPlay || statusOf(round) === 'open' || hasHeldWin(round))
      return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    const number = call.correction ?? 0;
    if (number <= round.corrections) return 'RS_ERROR_DUPLICATE_TRANSACTION';
    const change = call.amount - round.payout;
    if (change > 0n && (call.amount > options.maxRoundWin || wonOfDay + change > options.maxDayWin))
      return 'RS_ERROR_LIMIT_REACHED';
    const missing = -change - balanceOf(call.player);
    const owing = change < 0n && missing > 0n ? missing : 0n;
    credit(call.player, change + owing);
    owed[call.player] = (owed[call.player] ?? 0n) + owing;
    wonOfDay += change + owing;
    if (round.corrections === 0) round.wins += 1;
    round.corrections = number;
    round.payout = call.amount;
    const amount = change < 0n ? -change : change;
    transactions.set(call.transaction, { call, status: 'RS_OK', amount, undone: false });
    roundOfWin.set(call.transaction, round);
    return 'RS_OK';
  }

  function hasHeldWin(round: ModelRound): boolean {
    return [...transactions.values()].some(
      ({ call, held, undone }) => held !== undefined && !undone && roundOfWin.get(call.transaction) === round,
    );
  }

  /** The round a win was paid in: that of its bet, whatever round the win named. */
  const roundOfWin = new Map<number, ModelRound>();
  function roundOf(applied: Applied): ModelRound | undefined {
    return roundOfWin.get(applied.call.transaction) ?? rounds.get(roundKey(applied.call));
  }

  function undo(call: ModelCall): WalletStatus {
    const known = transactions.get(call.reference);
    if (known && known.call.player !== call.player) return 'RS_ERROR_INVALID_TOKEN';
    if (known?.call.kind === 'rollback' || known?.call.kind === 'correct')
      return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    const isFirst = !isUndone(call.player, call.reference);
    const isAlive = known?.status === 'RS_OK' && isFirst;
    if (isAlive && (roundOf(known)?.corrections ?? 0) > 0) return 'RS_ERROR_DUPLICATE_TRANSACTION';
    if (isAlive && known.call.kind === 'bet' && hasLiveWin(known)) return 'RS_ERROR_DUPLICATE_TRANSACTION';
    if (isFirst) tombstones.add(`${call.player} ${call.reference}`);
    transactions.set(call.transaction, {
      call,
      status: 'RS_OK',
      amount: isAlive ? known.amount : 0n,
      undone: false,
    });
    if (isAlive) giveBack(known, call);
    return 'RS_OK';
  }

  /** A prize that named the bet before there was one was paid in another round, and is no win of it. */
  function hasLiveWin(bet: Applied): boolean {
    return [...transactions.values()].some(
      ({ call, undone }) =>
        call.kind === 'win' &&
        call.reference === bet.call.transaction &&
        roundOfWin.get(call.transaction) === roundOf(bet) &&
        !undone,
    );
  }

  function giveBack(known: Applied, rollback: ModelCall) {
    known.undone = true;
    const round = roundOf(known);
    if (!round) throw new Error('what is live was played in a round');
    round.closed ||= rollback.closes;
    if (known.call.kind === 'win') {
      const missing = known.amount - balanceOf(rollback.player);
      const owing = missing > 0n ? missing : 0n;
      credit(rollback.player, owing - known.amount);
      if (known.held === undefined) wonOfDay -= known.amount - owing;
      owed[rollback.player] = (owed[rollback.player] ?? 0n) + owing;
      const unused = known.held === undefined ? (known.call.unused ?? 0n) : 0n;
      boundsOf(round).delete(known.call.transaction);
      round.wins -= 1;
      round.stake += unused;
      round.unused -= unused;
      round.payout -= known.amount - unused;
    } else if (known.call.isFree) {
      promotion -= known.amount;
      useReward(known.call, -1);
      round.bets -= 1;
      round.freeStake -= known.amount;
    } else {
      credit(rollback.player, known.amount);
      wonOfDay += 2n * known.amount;
      round.bets -= 1;
      round.stake -= known.amount;
      round.refunded += known.amount;
    }
  }

  function decide(call: ModelCall): WalletStatus {
    const known = transactions.get(call.transaction);
    if (known) {
      if (!isSameTransaction(known.call, call)) return 'RS_ERROR_DUPLICATE_TRANSACTION';
      if (isUndone(call.player, call.transaction)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
      return known.status;
    }
    if (call.kind === 'rollback') return undo(call);
    if (isUndone(call.player, call.transaction)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
    if (call.kind === 'correct') return correct(call);
    return call.kind === 'bet' ? placeBet(call) : payWin(call);
  }

  return {
    balances,
    owed,
    transfers,
    rounds,
    promotion: () => promotion,
    rewardsUsed,
    /** The least that wins of a round say counts of it as turnover. */
    boundOf: (round: ModelRound) =>
      [...boundsOf(round).values()].reduce<bigint | undefined>(
        (least, bound) => (least === undefined || bound < least ? bound : least),
        undefined,
      ),
    /** Wins that wait for an operator, by transaction. */
    held: () =>
      new Map(
        [...transactions.values()].flatMap(({ call, held, undone }): [number, bigint][] =>
          held === undefined || undone ? [] : [[call.transaction, held]],
        ),
      ),
    apply(call: ModelCall): { status: WalletStatus; balance: bigint } {
      const stored = replies.get(call.request);
      if (stored) {
        const isRepeated =
          stored.call.transaction === call.transaction && isSameTransaction(stored.call, call);
        return isRepeated
          ? { status: stored.status, balance: stored.balance }
          : { status: 'RS_ERROR_DUPLICATE_TRANSACTION', balance: balanceOf(call.player) };
      }
      const status = decide(call);
      const reply = { status, balance: balanceOf(call.player) };
      replies.set(call.request, { call, ...reply });
      return reply;
    },
  };
}

function emptyRound(): ModelRound {
  return {
    stake: 0n,
    freeStake: 0n,
    payout: 0n,
    refunded: 0n,
    bets: 0,
    wins: 0,
    closed: false,
    unused: 0n,
    corrections: 0,
  };
}

function isSameTransaction(one: ModelCall, other: ModelCall): boolean {
  const fields = [
    ...(['kind', 'player', 'reference', 'round', 'game', 'currency', 'amount', 'isFree'] as const),
    ...(['unused', 'turnover', 'correction', 'reward'] as const),
  ];
  return fields.every((field) => one[field] === other[field]);
}

export type BetStatus = 'open' | 'won' | 'lost' | 'returned' | 'refunded';

/** How the record shows a round. */
export function statusOf(round: ModelRound): BetStatus {
  if (round.bets + round.wins === 0) return 'refunded';
  if (!round.closed) return 'open';
  if (round.payout > 0n) return 'won';
  return round.unused > 0n && round.stake + round.freeStake === 0n ? 'returned' : 'lost';
}

/** What the rounds together add to the sums of a day: of slots the whole stake counts, once a round is settled. */
export function contributionOf(
  rounds: Iterable<ModelRound>,
  boundOf: (round: ModelRound) => bigint | undefined,
) {
  const sum = { bets: 0n, stake: 0n, freeStake: 0n, payout: 0n, turnover: 0n };
  for (const round of rounds) {
    if (!['won', 'lost'].includes(statusOf(round))) continue;
    sum.bets += 1n;
    sum.stake += round.stake;
    sum.freeStake += round.freeStake;
    sum.payout += round.payout;
    const bound = boundOf(round);
    sum.turnover += bound !== undefined && bound < round.stake ? bound : round.stake;
  }
  return sum;
}

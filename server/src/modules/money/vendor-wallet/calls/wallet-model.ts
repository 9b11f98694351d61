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
    if (call.isFree) return call.amount > options.maxFreeBet ? 'RS_ERROR_LIMIT_REACHED' : undefined;
    if (call.amount > options.maxStake) return 'RS_ERROR_LIMIT_REACHED';
    if (call.amount > balanceOf(call.player)) return 'RS_ERROR_NOT_ENOUGH_MONEY';
    return undefined;
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
    const played = bet && bet.status === 'RS_OK' && bet.call.kind !== 'rollback' ? roundOf(bet) : undefined;
    const round = played ?? rounds.get(roundKey(call));
    if (!(call.isPromo && round)) {
      if (isUndone(call.player, call.reference)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
      if (bet?.call.kind !== 'bet' || bet.status !== 'RS_OK') return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    }
    if (!round) throw new Error('a live bet has a round');
    const isHeld =
      round.payout + call.amount > options.maxRoundWin || wonOfDay + call.amount > options.maxDayWin;
    const amount = isHeld ? 0n : call.amount;
    transactions.set(call.transaction, {
      ...{ call, amount, status: 'RS_OK', undone: false },
      ...(isHeld ? { held: call.amount } : {}),
    });
    roundOfWin.set(call.transaction, round);
    round.wins += 1;
    round.payout += amount;
    // A round is over when what it pays is decided.
    round.closed ||= call.closes && !isHeld;
    wonOfDay += amount;
    credit(call.player, amount);
    return 'RS_OK';
  }

  /** The round a win was paid in: that of its bet, whatever round the win named. */
  const roundOfWin = new Map<number, ModelRound>();
  function roundOf(applied: Applied): ModelRound | undefined {
    return roundOfWin.get(applied.call.transaction) ?? rounds.get(roundKey(applied.call));
  }

  function undo(call: ModelCall): WalletStatus {
    const known = transactions.get(call.reference);
    if (known && known.call.player !== call.player) return 'RS_ERROR_INVALID_TOKEN';
    if (known?.call.kind === 'rollback') return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    const isFirst = !isUndone(call.player, call.reference);
    const isLive = known?.status === 'RS_OK' && isFirst;
    if (isLive && known.call.kind === 'bet' && hasLiveWin(known)) return 'RS_ERROR_DUPLICATE_TRANSACTION';
    if (isFirst) tombstones.add(`${call.player} ${call.reference}`);
    transactions.set(call.transaction, {
      call,
      status: 'RS_OK',
      amount: isLive ? known.amount : 0n,
      undone: false,
    });
    if (isLive) giveBack(known, call);
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
      round.wins -= 1;
      round.payout -= known.amount;
    } else if (known.call.isFree) {
      promotion -= known.amount;
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
    return call.kind === 'bet' ? placeBet(call) : payWin(call);
  }

  return {
    balances,
    owed,
    transfers,
    rounds,
    promotion: () => promotion,
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
  return { stake: 0n, freeStake: 0n, payout: 0n, refunded: 0n, bets: 0, wins: 0, closed: false };
}

function isSameTransaction(one: ModelCall, other: ModelCall): boolean {
  const fields = ['kind', 'player', 'reference', 'round', 'game', 'currency', 'amount', 'isFree'] as const;
  return fields.every((field) => one[field] === other[field]);
}

export type BetStatus = 'open' | 'won' | 'lost' | 'refunded';

/** How the record shows a round. */
export function statusOf(round: ModelRound): BetStatus {
  if (round.bets + round.wins === 0) return 'refunded';
  if (!round.closed) return 'open';
  return round.payout > 0n ? 'won' : 'lost';
}

/** What the rounds together add to the sums of a day: of slots the whole stake counts, once a round is settled. */
export function contributionOf(rounds: Iterable<ModelRound>) {
  const sum = { bets: 0n, stake: 0n, freeStake: 0n, payout: 0n, turnover: 0n };
  for (const round of rounds) {
    if (!['won', 'lost'].includes(statusOf(round))) continue;
    sum.bets += 1n;
    sum.stake += round.stake;
    sum.freeStake += round.freeStake;
    sum.payout += round.payout;
    sum.turnover += round.stake;
  }
  return sum;
}

import { randomUUID } from 'node:crypto';
import type { Money } from '@lanna/rules/money';
import { convertedOf, stakeShares, winShares } from '@lanna/rules/rewards/bonuses/shares';
import type { BonusState } from '@lanna/rules/rewards/bonuses/states';
import { type BonusTerms, countsOf, figuresOf, matchOf, money } from '@lanna/rules/rewards/bonuses/terms';

export interface ModelBonus {
  id: string;
  terms: BonusTerms;
  state: BonusState;
  progress: Money;
  converted: Money;
  activeFrom: number;
  endsAt: number;
  /** Of one that a deposit earns. */
  deposit?: { id: string; ordered: Money; credited: Money | null; until: number };
}
export interface ModelTx {
  id: string;
  kind: 'bet' | 'win';
  round: ModelRound;
  of: ModelTx | null;
  amount: Money;
  bonus: Money;
  /** Of the bonus's part, what the brand got. */
  brand: Money;
  unused: Money;
  bonusUnused: Money;
  live: boolean;
}
export interface ModelRound {
  id: string;
  game: string;
  category: string;
  cash: Money;
  bonus: Money;
  payout: Money;
  bonusPayout: Money;
  owner: ModelBonus | null;
  bets: number;
  wins: number;
  closed: boolean;
  corrections: number;
  placedAt: number;
}

/** What `npm run`s of the wallet must come to for one player with bonuses: plain figures and ifs, one movement after the other. */
export class BonusModel {
  cash: Money = 0n;
  bonus: Money = 0n;
  owed: Money = 0n;
  readonly bonuses: ModelBonus[] = [];
  readonly rounds: ModelRound[] = [];
  readonly txs: ModelTx[] = [];

  get active(): ModelBonus | undefined {
    return this.bonuses.find(({ state }) => state === 'active');
  }

  /** Whether the active bonus may be played in a round now. */
  isOpen(round: ModelRound, now: number): boolean {
    const { active } = this;
    if (!active || active.endsAt <= now) return false;
    const counts = (active.terms.contributions as Record<string, number | undefined>)[round.category] ?? 0;
    return counts > 0 && (round.owner === null || round.owner === active);
  }

  /** A bet that is taken, or undefined where it is refused. */
  bet(round: ModelRound, amount: Money, now: number): ModelTx | undefined {
    const bonus = this.isOpen(round, now) ? this.bonus : 0n;
    const shares = stakeShares(amount, { cash: this.cash, bonus });
    if (!shares) return undefined;
    const { active } = this;
    if (shares.bonus > 0n && active && amount > figures(active).maxStake) return undefined;
    this.cash -= shares.cash;
    this.bonus -= shares.bonus;
    round.cash += shares.cash;
    round.bonus += shares.bonus;
    if (shares.bonus > 0n) round.owner ??= active ?? null;
    round.bets += 1;
    round.closed = false;
    if (round.placedAt < 0) {
      round.placedAt = now;
      this.rounds.push(round);
    }
    return this.#tx({ kind: 'bet', round, of: null, amount, bonus: shares.bonus });
  }

  win(bet: ModelTx, amount: Money, unused: Money, closes: boolean): ModelTx {
    const { round } = bet;
    const given = this.txs.filter((tx) => tx.kind === 'win' && tx.live && tx.of === bet);
    const bonusLeft = given.reduce((left, tx) => left - tx.bonusUnused, bet.bonus);
    const left = given.reduce((sum, tx) => sum - tx.unused, bet.amount);
    const bonusUnused = left > 0n ? (unused * bonusLeft) / left : 0n;
    const bonus = amount > 0n && round.owner ? bonusUnused + this.#played(bet, amount - unused).bonus : 0n;
    const ofUnused = bonus > 0n || round.owner ? bonusUnused : 0n;
    this.cash += amount - bonus;
    const brand = this.#come(round.owner, bonus);
    round.cash -= unused - ofUnused;
    round.bonus -= ofUnused;
    round.payout += amount - unused - (bonus - ofUnused);
    round.bonusPayout += bonus - ofUnused;
    round.wins += 1;
    round.closed ||= closes;
    return this.#tx({ kind: 'win', round, of: bet, amount, bonus, brand, unused, bonusUnused: ofUnused });
  }

  /** Undoes a live bet without live wins, or a live win. */
  undo(tx: ModelTx): void {
    const { round } = tx;
    tx.live = false;
    if (tx.kind === 'bet') {
      this.cash += tx.amount - tx.bonus;
      this.#come(round.owner, tx.bonus);
      round.cash -= tx.amount - tx.bonus;
      round.bonus -= tx.bonus;
      round.bets -= 1;
      return;
    }
    this.#go(round.owner, tx.amount - tx.bonus, tx.bonus, tx.brand);
    round.cash += tx.unused - tx.bonusUnused;
    round.bonus += tx.bonusUnused;
    round.payout -= tx.amount - tx.unused - (tx.bonus - tx.bonusUnused);
    round.bonusPayout -= tx.bonus - tx.bonusUnused;
    round.wins -= 1;
  }

  correct(bet: ModelTx, payout: Money): void {
    const { round } = bet;
    const before = round.payout + round.bonusPayout;
    const change = payout - before;
    if (change >= 0n) {
      const { cash, bonus } = this.#played(bet, change);
      this.cash += cash;
      this.#come(round.owner, bonus);
      round.payout += cash;
      round.bonusPayout += bonus;
    } else {
      const bonus = before > 0n ? (-change * round.bonusPayout) / before : 0n;
      this.#go(round.owner, -change - bonus, bonus, 0n);
      round.payout -= -change - bonus;
      round.bonusPayout -= bonus;
    }
    if (round.corrections === 0) round.wins += 1;
    round.corrections += 1;
  }

  /** Earns, counts, ends and starts as the job does. */
  live(now: number): void {
    for (const one of this.bonuses)
      if (one.state === 'opted' && one.deposit && one.deposit.credited !== null) {
        this.end(one, matchOf(one.terms, one.deposit.credited) === null ? 'expired' : 'waiting');
        this.start(now);
      }
    for (const one of this.bonuses)
      if (one.state === 'opted' && one.deposit && one.deposit.until <= now) this.end(one, 'expired');
    const { active } = this;
    if (active) {
      active.progress = this.#progress(active);
      const isMet = active.progress >= figures(active).required;
      const isOpen = this.rounds.some((round) => round.owner === active && statusOf(round) === 'open');
      if (isMet) this.end(active, 'completed');
      else if (active.endsAt <= now) this.end(active, 'expired');
      else if (this.bonus === 0n && !isOpen) this.end(active, 'used');
    }
    this.start(now);
  }

  start(now: number): void {
    const next = this.active ? undefined : this.bonuses.find(({ state }) => state === 'waiting');
    if (!next) return;
    next.state = 'active';
    next.activeFrom = now;
    next.endsAt = now + next.terms.days * 86_400_000;
    this.bonus = figures(next).amount;
    if (figures(next).required === 0n) this.end(next, 'completed');
  }

  end(bonus: ModelBonus, to: BonusState): void {
    if (bonus.state === 'active') {
      if (to === 'completed') {
        const { cash } = convertedOf(this.bonus, figures(bonus).convertedMost);
        this.cash += cash;
        bonus.converted = cash;
      }
      this.bonus = 0n;
    }
    bonus.state = to;
  }

  /** In the shares of the round's stakes; where none of them was played after all, as the bet was paid. */
  #played({ round, amount, bonus }: ModelTx, win: Money) {
    const { cash } = round;
    return cash + round.bonus > 0n
      ? winShares(win, { cash, bonus: round.bonus })
      : winShares(win, { cash: amount - bonus, bonus });
  }

  /** Bonus money that comes back or is won; answers what of it the brand gets. */
  #come(owner: ModelBonus | null, bonus: Money): Money {
    if (!owner || bonus === 0n) return 0n;
    if (owner.state === 'active') {
      this.bonus += bonus;
      return 0n;
    }
    if (owner.state !== 'completed') return bonus;
    const most = figures(owner).convertedMost;
    const { cash, brand } = convertedOf(bonus, most === null ? null : most - owner.converted);
    owner.converted += cash;
    this.cash += cash;
    return brand;
  }

  /** Money that is taken back: of cash what is there, the rest is owed; of bonus money what is there, the rest is the brand's loss. */
  #go(owner: ModelBonus | null, cash: Money, bonus: Money, brand: Money): void {
    const taken = least(cash, this.cash);
    this.cash -= taken;
    this.owed += cash - taken;
    if (!owner || bonus === 0n) return;
    if (owner.state === 'active') this.bonus -= least(bonus, this.bonus);
    if (owner.state !== 'completed') return;
    const back = least(least(bonus - brand, owner.converted), this.cash);
    this.cash -= back;
    owner.converted -= back;
  }

  #progress(bonus: ModelBonus): Money {
    return this.rounds
      .filter(({ placedAt }) => placedAt > bonus.activeFrom)
      .reduce((sum, round) => sum + countsOf(bonus.terms, round.category, turnoverOf(round)), 0n);
  }

  #tx(tx: Partial<ModelTx> & Pick<ModelTx, 'kind' | 'round' | 'of' | 'amount' | 'bonus'>): ModelTx {
    const made = { id: randomUUID(), brand: 0n, unused: 0n, bonusUnused: 0n, live: true, ...tx };
    this.txs.push(made);
    return made;
  }
}

export function figures({ terms, deposit }: Pick<ModelBonus, 'terms' | 'deposit'>) {
  if (!deposit) return figuresOf(terms, money(terms.amount ?? '0'), 0n);
  const { ordered, credited } = deposit;
  // No more than was kept for what was ordered.
  const earned = least(matchOf(terms, credited ?? 0n) ?? 0n, matchOf(terms, ordered) ?? 0n);
  return figuresOf(terms, earned, credited ?? 0n);
}

export function statusOf(round: ModelRound): 'open' | 'refunded' | 'settled' | 'returned' {
  const [stake, payout] = [round.cash + round.bonus, round.payout + round.bonusPayout];
  if (round.bets + round.wins === 0) return 'refunded';
  if (!round.closed) return 'open';
  if (round.wins > 0 && payout > 0n) return 'settled';
  if (payout === 0n && stake === 0n && round.bets > 0) return 'returned';
  return 'settled';
}

function turnoverOf(round: ModelRound): Money {
  if (statusOf(round) !== 'settled') return 0n;
  const [stake, payout] = [round.cash + round.bonus, round.payout + round.bonusPayout];
  if (round.category !== 'LIVE') return stake;
  const risk = payout > stake ? payout - stake : stake - payout;
  return least(risk, stake);
}

function least(one: Money, other: Money): Money {
  return one < other ? one : other;
}

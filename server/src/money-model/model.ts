import type { PayoutChannel } from './steps.factory.ts';

/** A plain book of all players' money: figures in maps, one event after another, and nothing of how the portal does it. */
export interface ModelPlayer {
  available: bigint;
  /** Asked to leave, and not decided yet; or on its way to a vendor who has not answered. */
  held: bigint;
  /** Withdrawals on their way out. */
  leaving: bigint;
  /** At the vendor with wallets of its own. */
  there: bigint;
}

export interface ModelDeposit {
  id: string;
  reference: string;
  owner: ModelPlayer;
  amount: bigint;
  fee: bigint;
  by: 'GATE' | 'BANK';
  /** The first payment for it is its own; any other is a case for the desk. */
  isPaid: boolean;
}

export interface ModelPayout {
  id: string;
  owner: ModelPlayer;
  amount: bigint;
  fee: bigint;
  by: PayoutChannel;
  state: 'ready' | 'sending' | 'paid' | 'failed';
}

export interface ModelBet {
  owner: ModelPlayer;
  amount: bigint;
  state: 'open' | 'won' | 'rolled back';
}

export function moneyModel() {
  /** What came in less what went out, by channel. */
  const clearing: Record<string, bigint> = {};
  /** Payments, as their senders name them, that gateway or bank has confirmed and nothing was booked for. */
  const open = new Set<string>();
  const came = (channel: string, amount: bigint) => {
    clearing[channel] = (clearing[channel] ?? 0n) + amount;
  };
  return {
    clearing,
    open,
    player: (): ModelPlayer => ({ available: 0n, held: 0n, leaving: 0n, there: 0n }),

    playMoney(owner: ModelPlayer, amount: bigint): void {
      owner.available += amount;
      came('SANDBOX', amount);
    },
    /** The first news of a payment; without a deposit, it names none that there is. */
    payment(deposit: ModelDeposit | undefined, name: string, amount: bigint): void {
      if (!deposit || deposit.isPaid || amount !== deposit.amount) {
        open.add(name);
        if (deposit) deposit.isPaid = true;
        return;
      }
      deposit.isPaid = true;
      deposit.owner.available += amount - deposit.fee;
      came(deposit.by, amount);
    },

    bet(owner: ModelPlayer, amount: bigint): ModelBet | undefined {
      if (owner.available < amount) return undefined;
      owner.available -= amount;
      return { owner, amount, state: 'open' };
    },
    win(bet: ModelBet, amount: bigint): boolean {
      if (bet.state !== 'open') return false;
      bet.state = 'won';
      bet.owner.available += amount;
      return true;
    },
    rollback(bet: ModelBet): boolean {
      if (bet.state !== 'open') return false;
      bet.state = 'rolled back';
      bet.owner.available += bet.amount;
      return true;
    },

    hold(owner: ModelPlayer, amount: bigint): boolean {
      if (owner.available < amount) return false;
      owner.available -= amount;
      owner.held += amount;
      return true;
    },
    release(owner: ModelPlayer, amount: bigint): void {
      owner.held -= amount;
      owner.available += amount;
    },
    /** What a machine pays leaves the hold as it is approved; what is paid by hand, when an operator has paid it. */
    send(payout: ModelPayout): void {
      if (payout.state !== 'ready') return;
      payout.state = 'sending';
      payout.owner.held -= payout.amount;
      payout.owner.leaving += payout.amount;
    },
    /** What is said of a payout for the first time under its name. */
    ends(payout: ModelPayout, outcome: 'paid' | 'failed', name: string, amount: bigint): void {
      const { owner } = payout;
      const fits =
        payout.state === 'sending' && (outcome === 'failed' || amount === payout.amount - payout.fee);
      if (!fits) {
        if (outcome === 'paid') open.add(name);
        return;
      }
      payout.state = outcome;
      owner.leaving -= payout.amount;
      if (outcome === 'paid') came(payout.by, -amount);
      else owner.available += payout.amount;
    },

    toVendor(owner: ModelPlayer, amount: bigint): void {
      owner.held -= amount;
      owner.there += amount;
    },
    fromVendor(owner: ModelPlayer, amount: bigint): boolean {
      if (owner.there < amount) return false;
      owner.there -= amount;
      owner.available += amount;
      return true;
    },
  };
}

/** A fee of a withdrawal shared out by amount, to whole hundredths; the last share takes what is left. */
export function feeShares(fee: bigint, amounts: readonly bigint[]): bigint[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0n);
  const shares = amounts.slice(0, -1).map((amount) => ((fee * amount) / whole / 1000n) * 1000n);
  return [...shares, fee - shares.reduce((sum, share) => sum + share, 0n)];
}

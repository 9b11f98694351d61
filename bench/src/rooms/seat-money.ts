import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BatchItem, WalletClient } from '../../../studio/server/wallet/wallet-client.ts';
import { treeMs } from '../processor-time.ts';
import { WONG } from './wong.ts';

const SEATS_OF_HAND = 4;
const RESERVE = 15_000_000n;
const STAKED = 1_000_000n;

interface SeatCost {
  /** Of the portal, for a seat's reserve and its end. */
  processorMs: number;
  reserveP99Ms: number;
  settleP99Ms: number;
}

/** So many seats a minute: each hand's bets in one batch, its wins in another. `plain`: the same bets and wins with nothing of hands about them. */
export async function seatCost(
  wallet: WalletClient,
  portalPid: number,
  {
    players,
    seats,
    seconds,
    plain,
  }: { players: { user: string; token: string }[]; seats: number; seconds: number; plain: boolean },
): Promise<SeatCost> {
  const before = treeMs(portalPid);
  const [reserved, settled]: [number[], number[]] = [[], []];
  const hands = seats / SEATS_OF_HAND;
  const startedMs = performance.now();
  const underway: Promise<void>[] = [];
  for (let hand = 0; hand < hands; hand += 1) {
    const dueMs = (hand / hands) * seconds * 1000;
    await sleep(Math.max(0, dueMs - (performance.now() - startedMs)));
    const seated = players
      .slice((hand * SEATS_OF_HAND) % (players.length - SEATS_OF_HAND))
      .slice(0, SEATS_OF_HAND);
    underway.push(playHand(seated));
  }
  await Promise.all(underway);
  return {
    processorMs: (treeMs(portalPid) - before) / seats,
    reserveP99Ms: p99(reserved),
    settleP99Ms: p99(settled),
  };

  async function playHand(seated: { user: string; token: string }[]): Promise<void> {
    const round = randomUUID();
    const closesAt = new Date(Date.now() + 60_000);
    const calls = seated.map(({ user, token }) => ({
      ...{ user, token, gameCode: WONG.game, round, betUuid: randomUUID(), currency: 'THB' },
    }));
    const bets = calls.map(({ betUuid, ...call }): BatchItem => {
      const bet = { ...call, kind: 'bet' as const, transactionUuid: betUuid, closesAt };
      return { ...bet, ...(plain ? { amount: STAKED, line: 'Bench' } : { amount: RESERVE, line: 'Bench' }) };
    });
    await timed(reserved, () => wallet.batch(WONG.vendor, bets));
    const wins = calls.map((call, at): BatchItem => {
      const amount = at % 2 === 0 ? 2n * STAKED : 0n;
      const win = { ...call, kind: 'win' as const, transactionUuid: randomUUID() };
      if (plain) return { ...win, amount, validTurnover: STAKED, line: 'Bench' };
      const unusedStake = RESERVE - STAKED;
      return { ...win, amount: amount + unusedStake, unusedStake, validTurnover: STAKED, line: 'Bench' };
    });
    await timed(settled, () => wallet.batch(WONG.vendor, wins));
  }
}

async function timed(into: number[], work: () => Promise<{ kind: string }[]>): Promise<void> {
  const fromMs = performance.now();
  const answers = await work();
  into.push(performance.now() - fromMs);
  const bad = answers.find(({ kind }) => kind !== 'ok');
  if (bad) throw new Error(`the wallet took no seat: ${JSON.stringify(bad)}`);
}

function p99(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? Number.NaN;
}

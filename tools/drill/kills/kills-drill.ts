import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { balance } from '@lanna/contract/people/members/members';
import { type Bet, listBets } from '@lanna/contract/play/bets/bets';
import { formatMoney, parseMoney } from '@lanna/rules/money';
import { type Play, type Rounds, startLoad } from '../../../e2e/load.ts';
import { ask, gameIdOf, newPlayer, type Player } from '../../../e2e/player.ts';
import { retryUntilDecided } from '../../../e2e/retry-until-decided.ts';
import { type ComposeStack, startComposeStack } from '../../../e2e/start-compose-stack.ts';
import { databasePid } from '../../../e2e/start-stack.ts';
import { studioPlay } from '../../../e2e/studio-play.ts';
import { startTestVendor } from '../../../e2e/test-vendor.ts';
import { vendorPlay } from '../../../e2e/vendor-play.ts';
import { lotteryPlay, matchPlay, tablePlay } from './plays.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Ten minutes of quick rounds are not to use it up: who has too little is refused, and the drill would end with that. */
const START_MONEY = 100_000n * 100_000n;
const DATABASE = 'postgresql';
/** Between the return of one part and the death of the next. */
const PAUSE_MS = 4000;
const AWAY_MOST_MS = 5000;
const SETTLED_WITHIN_MS = 8 * 60_000;

/** Who plays, and how many of each; each keeps a model of what was answered for sure. */
const PLAYERS = { wallet: 4, slot: 4, lottery: 3, table: 3, match: 3 };

/**
 * The house in the shape of the compose file, of which parts are killed at random for `KILLS_MINUTES` (10) while members play with a vendor, at slots, on a lottery, at live tables and on
 * matches. Afterwards the portal's record of each must be what the member was told, and the books must verify. `KILLS_SEED` repeats an order of kills.
 */
export async function killsDrill(): Promise<string> {
  const minutes = Number(process.env['KILLS_MINUTES'] ?? 10);
  const seed = Number(process.env['KILLS_SEED'] ?? Date.now() % 1_000_000);
  const stack = await startComposeStack({
    MINIMUM_CYCLE_MS: '0',
    LOG_LEVEL: 'fatal',
    PRIVATE_ADDRESSES: 'allowed',
  });
  const vendor = await startTestVendor(stack.databaseUrl, 'STORM');
  try {
    const { portalUrl } = stack;
    const vendorGame = await retryUntilDecided(() => gameIdOf(portalUrl, vendor.gameCode));
    const slot = await gameIdOf(portalUrl, 'starlight-market');
    const plays: { kind: keyof typeof PLAYERS; player: Player; play: Play }[] = [];
    const open = {
      wallet: (player: Player) => vendorPlay(portalUrl, vendor, player, vendorGame),
      slot: (player: Player) => studioPlay(portalUrl, player, slot),
      lottery: (player: Player) => lotteryPlay(portalUrl, player),
      table: (player: Player) => tablePlay(portalUrl, player),
      match: (player: Player) => matchPlay(portalUrl, player),
    };
    for (const [kind, count] of Object.entries(PLAYERS) as [keyof typeof PLAYERS, number][])
      for (let at = 0; at < count; at++) {
        const player = await newPlayer(portalUrl, formatMoney(START_MONEY));
        plays.push({ kind, player, play: await open[kind](player) });
      }
    const load = startLoad(plays.map(({ play }) => play));
    const kills = await killAtRandom(stack, {
      seed,
      untilMs: Date.now() + minutes * 60_000,
      watch: load.settled,
    });
    const played = await load.stop();
    const counts: string[] = [];
    for (const [at, { kind, player }] of plays.entries()) {
      await compare(portalUrl, player, { kind, rounds: played[at] ?? new Map() });
      counts.push(`${kind} ${played[at]?.size ?? 0}`);
    }
    verify(stack.databaseUrl);
    const killed = [...kills].map(([part, count]) => `${part} ${count}`).join(', ');
    return `seed ${seed}, ${minutes} min; killed: ${killed}; rounds: ${summed(counts)}; every record is what was answered, and the books verify`;
  } catch (error) {
    throw new Error(`seed ${seed}: ${(error as Error).message}`, { cause: error });
  } finally {
    vendor.stop();
    await stack.stop();
  }
}

/** One part after the other dies, stays away for a while and is back before the next one's turn; PostgreSQL comes back by its keeper. */
async function killAtRandom(
  stack: ComposeStack,
  { seed, untilMs, watch }: { seed: number; untilMs: number; watch(): number },
): Promise<ReadonlyMap<string, number>> {
  const random = numbers(seed);
  const parts = [...stack.parts, DATABASE];
  const kills = new Map<string, number>();
  while (Date.now() < untilMs) {
    // Throws what has ended a member's play.
    watch();
    const part = parts[Math.floor(random() * parts.length)] ?? DATABASE;
    kills.set(part, (kills.get(part) ?? 0) + 1);
    if (part === DATABASE) process.kill(databasePid(stack.dataDir), 'SIGKILL');
    else await stack.restart(part, random() * AWAY_MOST_MS);
    await sleep(PAUSE_MS * (0.5 + random()));
  }
  return kills;
}

/** What the member was told, and nothing else, is on record; and the money is what the record says. */
async function compare(
  portalUrl: string,
  player: Player,
  { kind, rounds }: { kind: string; rounds: Rounds },
) {
  const who = `${kind} ${player.username}`;
  const record = await settledRecord(portalUrl, player);
  const counted = record.filter(({ status }) => status !== 'refunded');
  const [stakes, payouts] = [sum(counted, 'stake'), sum(counted, 'payout')];
  const told = [...rounds.values()].reduce((total, { stake }) => total + stake, 0n);
  equal(who, 'rounds', counted.length, rounds.size);
  equal(who, 'stakes', stakes, told);
  // A lottery and a match are paid after the play: there the record alone says how much.
  if (kind !== 'lottery' && kind !== 'match')
    equal(
      who,
      'payouts',
      payouts,
      [...rounds.values()].reduce((total, { payout }) => total + payout, 0n),
    );
  const { sumBalance } = await ask(portalUrl, balance, {}, player);
  equal(who, 'balance', parseMoney(sumBalance) ?? -1n, START_MONEY - stakes + payouts);
}

async function settledRecord(portalUrl: string, player: Player): Promise<Bet[]> {
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const record = await recordOf(portalUrl, player);
    if (record.every(({ status }) => status !== 'open')) return record;
    if (Date.now() > deadline) throw new Error(`bets of ${player.username} are open after eight minutes`);
    await sleep(3000);
  }
}

async function recordOf(portalUrl: string, player: Player): Promise<Bet[]> {
  const bets: Bet[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const query = { pageNo, pageSize: 100 };
    const page = await retryUntilDecided(() => ask(portalUrl, listBets, { query }, player));
    bets.push(...page.list);
    if (pageNo >= page.totalPages) return bets;
  }
}

function sum(bets: readonly Bet[], what: 'stake' | 'payout'): bigint {
  return bets.reduce((total, bet) => total + (parseMoney(bet[what]) ?? 0n), 0n);
}

function equal(who: string, what: string, is: bigint | number, should: bigint | number) {
  if (is !== should) throw new Error(`${who}: ${what} ${is} on record, ${should} by what was answered`);
}

function verify(databaseUrl: string) {
  execFileSync(process.execPath, ['server/src/verify.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: 'pipe',
  });
}

function summed(counts: readonly string[]): string {
  const sums = new Map<string, number>();
  for (const count of counts) {
    const [kind = '', rounds] = count.split(' ');
    sums.set(kind, (sums.get(kind) ?? 0) + Number(rounds));
  }
  return [...sums].map(([kind, rounds]) => `${kind} ${rounds}`).join(', ');
}

/** The same for a seed, evenly between nought and one. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

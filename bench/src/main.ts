import { buildStaleBundles } from '../../tools/build-web.ts';
import { oneAfterAnother } from './child-process/one-after-another.ts';
import { type BenchResult, keepResult } from './result.ts';
import { within } from './within.ts';

interface Bench {
  /** Far more than it takes on a busy machine. */
  minutes: number;
  run(): Promise<BenchResult>;
}

/** Each is loaded only when it runs: measuring one must not wait for the imports of the others. */
const BENCHES: Record<string, Bench> = {
  wallet: { minutes: 40, run: async () => (await import('./wallet.ts')).benchWallet() },
  protection: { minutes: 30, run: async () => (await import('./protection.ts')).benchProtection() },
  bonuses: { minutes: 20, run: async () => (await import('./bonuses.ts')).benchBonuses() },
  rewards: { minutes: 20, run: async () => (await import('./rewards.ts')).benchRewards() },
  lottery: { minutes: 40, run: async () => (await import('./lottery.ts')).benchLottery() },
  money: { minutes: 30, run: async () => (await import('./money.ts')).benchMoney() },
  login: { minutes: 15, run: async () => (await import('./login.ts')).benchLogin() },
  start: { minutes: 40, run: async () => (await import('./start.ts')).benchStart() },
  web: { minutes: 60, run: async () => (await import('./web.ts')).benchWeb() },
  console: { minutes: 90, run: async () => (await import('./console.ts')).benchConsole() },
  lobby: { minutes: 30, run: async () => (await import('./lobby.ts')).benchLobby() },
  agents: { minutes: 90, run: async () => (await import('./agents.ts')).benchAgents() },
  tables: { minutes: 30, run: async () => (await import('./tables.ts')).benchTables() },
  rooms: { minutes: 40, run: async () => (await import('./rooms.ts')).benchRooms() },
  sports: { minutes: 30, run: async () => (await import('./sports.ts')).benchSports() },
  fishing: { minutes: 30, run: async () => (await import('./fishing.ts')).benchFishing() },
  push: { minutes: 20, run: async () => (await import('./push.ts')).benchPush() },
  chat: { minutes: 20, run: async () => (await import('./chat.ts')).benchChat() },
  plans: { minutes: 30, run: async () => (await import('./plans.ts')).benchPlans() },
  scale: { minutes: 60, run: async () => (await import('./scale.ts')).benchScale() },
  records: { minutes: 90, run: async () => (await import('./records.ts')).benchRecords() },
};

/**
 * `npm run bench` measures everything, `npm run bench -- wallet web` what is named. On a busy machine `BENCH_SHARE=0.2` has the wallet's bench send a
 * fifth of its calls; its notes say so. Figures short of an aim are not an error; a bench that comes to none is, once the others have been measured.
 */
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in BENCHES));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}"; there are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
const [name, ...others] = wanted.length > 0 ? wanted : Object.keys(BENCHES);
if (name !== undefined) await (others.length === 0 ? measure(name) : measureEach([name, ...others]));
// Whatever a bench has left open keeps nothing alive.
process.exit();

async function measure(name: string): Promise<void> {
  const bench = BENCHES[name];
  if (!bench) return;
  // One of several ends with the program that measures them all.
  process.once('disconnect', () => process.exit(1));
  // Portals that a bench starts have the site's files with them.
  await buildStaleBundles();
  console.log(`\nmeasuring ${name} …`);
  keepResult(await within(name, bench.minutes, bench.run));
}

async function measureEach(names: readonly string[]): Promise<void> {
  const failed = await oneAfterAnother(new URL(import.meta.url), names);
  if (failed.length === 0) return;
  console.error(
    `\nNo figure was kept of: ${failed.join(', ')}. Of the others the results are in bench/results.`,
  );
  process.exit(1);
}

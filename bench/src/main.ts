import { type BenchResult, keepResult } from './result.ts';

/** Each is loaded only when it runs: measuring one must not wait for the imports of the others. */
const BENCHES: Record<string, () => Promise<BenchResult>> = {
  wallet: async () => (await import('./wallet.ts')).benchWallet(),
  protection: async () => (await import('./protection.ts')).benchProtection(),
  lottery: async () => (await import('./lottery.ts')).benchLottery(),
  money: async () => (await import('./money.ts')).benchMoney(),
  login: async () => (await import('./login.ts')).benchLogin(),
  start: async () => (await import('./start.ts')).benchStart(),
  web: async () => (await import('./web.ts')).benchWeb(),
  console: async () => (await import('./console.ts')).benchConsole(),
  lobby: async () => (await import('./lobby.ts')).benchLobby(),
  agents: async () => (await import('./agents.ts')).benchAgents(),
  tables: async () => (await import('./tables.ts')).benchTables(),
  push: async () => (await import('./push.ts')).benchPush(),
  records: async () => (await import('./records.ts')).benchRecords(),
};

/** `npm run bench` measures everything, `npm run bench -- wallet web` what is named. Figures short of an aim are not an error. */
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in BENCHES));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}"; there are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\nmeasuring ${name} …`);
  keepResult(await bench());
}

import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { VendorGame } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { sqlState } from '@lanna/rules/database-errors';
import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import { Client } from 'pg';
import type { z } from 'zod';
import { fetchGames } from './modules/money/vendor-wallet/fetch-games.ts';
import { vendorClient } from './modules/money/vendor-wallet/vendor-client.ts';
import { allowFreeBets } from './modules/play/catalogue/allow-free-bets.ts';
import { importGames, readGameList } from './modules/play/catalogue/import-games.ts';
import { listRegisteredVendors } from './modules/play/catalogue/list-registered-vendors.ts';
import { registerVendor } from './modules/play/catalogue/register-vendor.ts';
import { setVendorEnabled, updateVendor } from './modules/play/catalogue/update-vendor.ts';
import { vendorChange, vendorDetails } from './modules/play/catalogue/vendor.ts';
import { systemClock } from './platform/process/clock.ts';
import { type Config, readConfig } from './platform/process/config.ts';
import { openLog } from './platform/process/log.ts';
import { Refusal } from './platform/refusals/refusal.ts';
import { readSecretKeys, type SecretBox, secretBox } from './platform/sealing/secret-box.ts';
import { secretKeysFile } from './platform/sealing/secret-keys-file.ts';
import { type Database, openDatabase } from './platform/sql/database.ts';
import { dataFolder, withDatabase } from './platform/sql/database-of-checkout.ts';
import { isPrepared } from './platform/sql/prepare-database.ts';

const USAGE = `npm run vendor -- <command>

  add --code HUBX --name "Hub X" --group RNG --public-key FILE --launch-url URL
      [--api-url URL] [--back-office-url URL] [--signature-header NAME] [--currency THB] [--allow-ip CIDR]
      [--win-limit THB:500000.00:2000000.00] [--amount-scale 100000] [--wallet seamless|transfer] [--free-bet stake|zero]
      [--addition unused_stake] [--demo] [--provable] [--brand CODE]
      adds a vendor to all brands, or to those named
  update HUBX [any of the options of add but --code, --brand and --wallet]
      changes what is given; a group is added
  games HUBX [FILE.json]
      takes over the list the vendor's --api-url answers, or one in a file, of
      {game_code, name, category, name_th?, rtp?, minBet?, maxBet?, lines?, volatility?, features?, live_class?, lottery_kind?, demo?};
      name is English, or one for each language: {"EN": …, "TH": …, "VI": …}
  free-bets HUBX [--max 100.00 --day 5000.00] [--brand CODE]
      lets the vendor give away so much in one bet and in one day of the brand's; without amounts, nothing
  list             shows all vendors
  enable HUBX      opens a vendor
  disable HUBX     closes it; rounds in play finish
  keys             shows what vendors check our calls with

--win-limit says the currency, the largest win of a round and the largest net win of a day; a win beyond it is held for operators.
--addition switches on what a vendor may say beyond the published protocol (docs/vendor-wallet-additions.md); with update, all that are on are named.
--group, --currency, --allow-ip, --win-limit, --addition and --brand may be repeated. Changes take effect within two seconds, without a restart.`;

const UNDEFINED_TABLE = '42P01';
/** Who works here has the machine, and its network, anyway. */
const OF_THIS_MACHINE = { privateToo: true, origins: [] };
const repeated = { type: 'string', multiple: true } as const;
const single = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** By the names an operator types. */
const OPTIONS = {
  code: single,
  name: single,
  group: repeated,
  'public-key': single,
  'launch-url': single,
  'api-url': single,
  'back-office-url': single,
  'signature-header': single,
  currency: repeated,
  'allow-ip': repeated,
  'win-limit': repeated,
  'amount-scale': single,
  'free-bet': single,
  addition: repeated,
  wallet: single,
  demo: flag,
  provable: flag,
  brand: repeated,
  max: single,
  day: single,
} as const;

/** Which option a field of `vendorDetails` came from, where it is not its own name. */
const OPTION_OF: Record<string, string> = {
  groups: '--group',
  publicKey: '--public-key',
  launchUrl: '--launch-url',
  apiUrl: '--api-url',
  backOfficeUrl: '--back-office-url',
  signatureHeader: '--signature-header',
  currencies: '--currency',
  allowedIps: '--allow-ip',
  amountScale: '--amount-scale',
  freeBetAmount: '--free-bet',
  winLimits: '--win-limit',
  walletKind: '--wallet',
  additions: '--addition',
};

await run(process.argv.slice(2)).catch((error: Error) => {
  const unreachable = error instanceof Refusal && error.code === 'vendor_unreachable';
  console.error(unreachable ? 'The vendor does not answer, or not in the way agreed.' : error.message);
  process.exitCode = 1;
});

/** `npm run vendor`: registers vendors and their games, while the portal runs or while it does not. */
async function run(args: string[]) {
  const { values, positionals } = readArguments(args);
  const [command, code, file] = positionals;
  const work = commandOf(command, { code, file, given: values });
  if (!work) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  await onDatabase(work);
}

function readArguments(args: string[]) {
  return parseArgs({ args, allowPositionals: true, allowNegative: true, options: OPTIONS });
}

type Given = ReturnType<typeof readArguments>['values'];
type Work = (db: Database, config: Config) => Promise<void>;

function commandOf(
  command: string | undefined,
  { code, file, given }: { code: string | undefined; file: string | undefined; given: Given },
): Work | undefined {
  if (command === 'add' && !code) return add(given);
  if (command === 'update' && code) return update(code, given);
  if (command === 'games' && code) return file ? games(code, file) : fetched(code);
  if ((command === 'enable' || command === 'disable') && code) return enable(code, command === 'enable');
  if (command === 'free-bets' && code) return freeBets(code, given);
  if (command === 'list') return list;
  if (command === 'keys') return keys;
  return undefined;
}

function add(given: Given): Work {
  const details = check(vendorDetails, fieldsOf(given));
  return async (db) => {
    const now = systemClock.now();
    const brands = await db.transaction((tx) =>
      registerVendor(tx, { details, brandCodes: listOf(given.brand), now }),
    );
    console.log(`${details.code} is registered and offered by ${brands.join(', ')}.`);
    console.log(
      `Its wallet calls go to /vendor/${details.code}/…; next: npm run vendor -- games ${details.code} FILE.json`,
    );
  };
}

function update(code: string, given: Given): Work {
  const change = check(vendorChange, fieldsOf(given));
  return async (db) => {
    await db.transaction((tx) => updateVendor(tx, code, change));
    console.log(`${code} is up to date.`);
  };
}

function freeBets(code: string, given: Given): Work {
  const { max, day } = given;
  const allowance = max || day ? { max: amount(max, '--max'), dayMax: amount(day, '--day') } : null;
  return async (db) => {
    const brands = await db.transaction((tx) => allowFreeBets(tx, code, allowance, listOf(given.brand)));
    console.log(
      allowance
        ? `${code} may give away ${formatMoney(allowance.max)} in one bet and ${formatMoney(allowance.dayMax)} in a day at ${brands.join(', ')}.`
        : `${code} gives no free bets at ${brands.join(', ')}.`,
    );
  };
}

function amount(text: string | undefined, option: string): Money {
  const money = parseMoney(text ?? '');
  if (money === undefined || money < 0n || money > 10n ** 17n)
    throw new Error(`${option} must be an amount such as 100.00`);
  return money;
}

function games(code: string, file: string): Work {
  const list = readGameList(readText(file, 'FILE.json'));
  return (db) => takeOver(db, code, list);
}

function fetched(code: string): Work {
  return async (db, config) => {
    const client = vendorClient({
      ...{ db: db.kysely, secrets: secretsOf(config), log: openLog('silent'), reach: OF_THIS_MACHINE },
    });
    await takeOver(db, code, await fetchGames({ db: db.kysely, client }, code));
  };
}

async function takeOver(db: Database, vendorCode: string, list: readonly VendorGame[]) {
  const now = systemClock.now();
  const { added, updated } = await db.transaction((tx) => importGames(tx, { vendorCode, games: list, now }));
  console.log(`${vendorCode}: ${added} games added, ${updated} brought up to date.`);
}

function enable(code: string, enabled: boolean): Work {
  return async (db) => {
    await db.transaction((tx) => setVendorEnabled(tx, code, enabled));
    console.log(`${code} is ${enabled ? 'open' : 'closed'}.`);
  };
}

async function list(db: Database) {
  for (const vendor of await listRegisteredVendors(db.kysely)) {
    const state = vendor.enabled ? 'open' : 'closed';
    console.log(
      `${vendor.code.padEnd(12)} ${state.padEnd(7)} ${String(vendor.games).padStart(6)} games  ` +
        `${vendor.groups.join(',')}  ${vendor.brands.join(',')}  ${vendor.name}  ${vendor.launchUrl}`,
    );
  }
}

async function keys(db: Database) {
  const brands = await db.kysely
    .selectFrom('brands.merchant')
    .select(['code', 'signing_public_key'])
    .orderBy('code')
    .execute();
  for (const brand of brands) console.log(`operator_id ${brand.code}\n${brand.signing_public_key}`);
}

/** The fields of a vendor by the options that were given; other fields are absent. */
function fieldsOf(given: Given): Record<string, unknown> {
  const fields = {
    code: given.code,
    name: given.name,
    groups: listOf(given.group),
    publicKey: given['public-key'] === undefined ? undefined : readText(given['public-key'], '--public-key'),
    launchUrl: given['launch-url'],
    apiUrl: given['api-url'],
    backOfficeUrl: given['back-office-url'],
    signatureHeader: given['signature-header'],
    currencies: listOf(given.currency),
    allowedIps: listOf(given['allow-ip']),
    amountScale: given['amount-scale'] === undefined ? undefined : wholeNumber(given['amount-scale']),
    freeBetAmount: given['free-bet'],
    additions: given.addition,
    winLimits: listOf(given['win-limit'])?.map(winLimit),
    walletKind: given.wallet,
    demoSupported: given.demo,
    provable: given.provable,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Parses, or names the error of every invalid field. */
function check<S extends z.ZodType>(schema: S, fields: Record<string, unknown>): z.output<S> {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => {
    const field = String(issue.path[0]);
    const problem = field in fields ? issue.message : 'is missing';
    return `${OPTION_OF[field] ?? `--${field}`} ${problem}.`;
  });
  throw new Error([...new Set(sentences)].join('\n'));
}

/** `--group RNG --group LIVE` and `--group RNG,LIVE` say the same. */
function listOf(given: string[] | undefined): string[] | undefined {
  return given?.flatMap((text) => text.split(',')).map((text) => text.trim());
}

function winLimit(text: string) {
  const [currency, round, day] = text.split(':');
  return { currency, round, day };
}

function wholeNumber(text: string): bigint | string {
  return /^\d{1,18}$/.test(text) ? BigInt(text) : text;
}

function readText(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${what} ${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

/** Works on a database that this program has prepared, and on no older one. */
async function onDatabase(work: Work) {
  const config = readConfig(process.env);
  await withDatabase(config, async (url) => {
    await refuseUnmigrated(url);
    const db = openDatabase({ url, maxConnections: 2 });
    await work(db, config).finally(() => db.close());
  });
}

/** What opens the keys our calls are signed with: `SECRET_KEYS`, or the key `npm start` has made in this checkout. */
function secretsOf({ secretKeys, dataDir }: Config): SecretBox {
  const file = secretKeysFile(dataFolder(dataDir));
  const keys = secretKeys ?? (existsSync(file) ? readSecretKeys(readFileSync(file, 'utf8')) : undefined);
  if (!keys) throw new Error('SECRET_KEYS is not set: it opens the key that signs the call.');
  return secretBox(keys);
}

async function refuseUnmigrated(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    if (await isPrepared(client)) return;
  } catch (error) {
    // A database that was never migrated has no list of migrations either.
    if (sqlState(error) !== UNDEFINED_TABLE)
      throw new Error(`The database does not answer as it should: ${(error as Error).message}`, {
        cause: error,
      });
  } finally {
    await client.end().catch(() => {});
  }
  throw new Error('The database is older than this program: run npm start once.');
}

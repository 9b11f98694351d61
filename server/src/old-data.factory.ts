import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { fillIdentity } from './old-identity.factory.ts';
import { migrate } from './platform/sql/migrate.ts';
import { emptyDatabase } from './platform/testing/test-database.ts';

const MIGRATIONS = new URL('../migrations/', import.meta.url);
/** Migrations were numbered until the functions moved into files of their own; later ones are named by time. */
const NUMBERED = /^00\d\d-/;

/** A database as portals had it before SQL functions lived in files, filled through the functions of that time. */
export async function oldDatabase() {
  const url = await emptyDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await migrateToNumbered(client);
    return { url, ...(await fill(client)) };
  } finally {
    await client.end();
  }
}

async function migrateToNumbered(client: Client) {
  const folder = await mkdtemp(join(tmpdir(), 'lanna-migrations-'));
  try {
    for (const name of (await readdir(MIGRATIONS)).filter((name) => NUMBERED.test(name)))
      await cp(new URL(name, MIGRATIONS), join(folder, name));
    await migrate(client, pathToFileURL(`${folder}/`));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What can be downloaded, as the settings named it before: one label with words, one without. */
const OLD_RESOURCES = [
  { resourceType: 'android', url: '/a', qrCodeUrl: '/b', labelNameEn: 'App', labelNameCn: '应用' },
  { resourceType: 'ios', url: '/c', qrCodeUrl: '/d', labelNameEn: '', labelNameCn: '' },
];

/** Play of two days in small: sealed and rolled up to the middle. */
async function fill(client: Client) {
  const [merchantId, vendorId] = [randomUUID(), randomUUID()];
  await client.query(
    `insert into brands.merchant values ($1, 'OLD', 'เก่า', 'Old', true, 'THB', 'P', 'TH', 'Asia/Bangkok',
       '{TH,EN,VI}', 'TH', '{}', $2, 'none', 'none', now())`,
    [merchantId, JSON.stringify({ site: { resources: OLD_RESOURCES } })],
  );
  await client.query(
    `insert into brands.merchant values (gen_random_uuid(), 'LANNA', 'ล้านนา', 'Lanna', true, 'THB', 'P', 'TH', 'Asia/Bangkok',
       '{TH,EN}', 'TH', '{}', '{"demo": true}', 'none', 'none', now())`,
  );
  await client.query(
    `insert into catalogue.vendor (id, code, name, public_key, signature_header, launch_url, currencies, created_at)
     values ($1, 'OLDGAMES', 'Old Games', 'none', 'X-Hub88-Signature', 'http://127.0.0.1/', '{THB}', now())`,
    [vendorId],
  );
  await client.query('insert into catalogue.brand_vendor (merchant_id, vendor_id) values ($1, $2)', [
    merchantId,
    vendorId,
  ]);
  await client.query("insert into catalogue.vendor_group values ($1, 'RNG')", [vendorId]);
  await client.query(
    `insert into catalogue.game (id, vendor_id, code, name, name_th, game_type, created_at)
     values (gen_random_uuid(), $1, 'reels', 'Reels', null, 'RNG', now()),
       (gen_random_uuid(), $1, 'dice', 'Dice', 'ลูกเต๋า', 'RNG', now()),
       (gen_random_uuid(), $1, 'blank', ' ', '', 'RNG', now())`,
    [vendorId],
  );
  const agent = await register(client, merchantId, 'agent', 1, null);
  const subAgent = await register(client, merchantId, 'subagent', 41, agent.memberId);
  const player = await register(client, merchantId, 'player', 0, subAgent.memberId);
  const loser = await register(client, merchantId, 'loser', 0, null);
  const deposits = new Map<string, string>();
  for (const { memberId, accountId } of [agent, subAgent, player, loser])
    deposits.set(memberId, await deposit(client, merchantId, accountId, 1_000_000n));

  const play = (call: Call) => apply(client, vendorId, call);
  const won = await play({ kind: 'bet', accountId: player.accountId, amount: 200_000n, round: 'won' });
  await play({
    kind: 'win',
    accountId: player.accountId,
    amount: 500_000n,
    round: 'won',
    reference: won,
    closes: true,
  });
  await play({ kind: 'bet', accountId: loser.accountId, amount: 900_000n, round: 'lost', closes: true });
  await play({
    kind: 'bet',
    accountId: agent.accountId,
    amount: 10_000n,
    round: 'of the agent',
    closes: true,
  });
  await client.query('select ledger.seal_block((select last_value from ledger.transfer_id), 4)');
  await client.query('select ledger.seal_block((select last_value from ledger.transfer_id), 5000)');
  await client.query('select ledger.roll_up_houses((select last_value from ledger.transfer_id))');

  const undone = await play({ kind: 'bet', accountId: player.accountId, amount: 70_000n, round: 'undone' });
  await play({
    kind: 'rollback',
    accountId: player.accountId,
    amount: 0n,
    round: 'undone',
    reference: undone,
    closes: true,
  });
  await play({ kind: 'bet', accountId: player.accountId, amount: 30_000n, round: 'free', isFree: true });
  const spent = await play({ kind: 'bet', accountId: loser.accountId, amount: 50_000n, round: 'spent' });
  const paid = await play({
    kind: 'win',
    accountId: loser.accountId,
    amount: 40_000n,
    round: 'spent',
    reference: spent,
  });
  await play({ kind: 'bet', accountId: loser.accountId, amount: 85_000n, round: 'more', closes: true });
  // The win is taken back when only a part of it is left.
  await play({ kind: 'rollback', accountId: loser.accountId, amount: 0n, round: 'spent', reference: paid });

  const { rows: balances } = await client.query<{ memberId: string; balance: bigint; version: bigint }>(
    `select owner_id as "memberId", balance, version from ledger.account where kind = 'player' order by owner_id`,
  );
  // The reconciliation had come to the free round, and has asked its vendor once.
  await client.query('update vendor_wallet.round_walk set walked_to = now()');
  await client.query(
    `insert into vendor_wallet.round_review (round_id, asks, answer, asked_at, next_ask_at)
     select id, 1, 'open', now(), now() + interval '1 day' from vendor_wallet.round where round = 'free'`,
  );
  // As the record page of before showed what was given back.
  const { rows: returned } = await client.query(
    `select r.id, case when r.status = 'refunded' then coalesce((
       select sum(b.amount) from vendor_wallet.provider_tx b
       where b.round_id = r.id and b.kind = 'bet' and b.status = 'RS_OK' and not b.is_free), 0)::bigint else 0 end as returned
     from vendor_wallet.round r order by r.id`,
  );
  const { rows: rounds } = await client.query(
    `select id, account_id, game_code, category, stake, free_stake, payout, closed, status, placed_at, settled_at
     from vendor_wallet.round order by id`,
  );
  const { rows: house } = await client.query<{ kind: string; balance: bigint }>(
    `select kind::text, balance from ledger.account where kind <> 'player' order by kind::text`,
  );
  await fillIdentity(client, merchantId, player, agent);
  return {
    merchantId,
    vendorId,
    agent,
    subAgent,
    player,
    loser,
    deposits,
    balances,
    rounds,
    returned,
    house,
  };
}

async function register(
  client: Client,
  merchantId: string,
  username: string,
  type: number,
  agentId: string | null,
) {
  const memberId = randomUUID();
  await client.query(
    `insert into accounts.member (id, merchant_id, username, wallet_user, password_hash, password_changed_at, type,
       agent_id, language, currency, country, terms_version, terms_accepted_at, registered_at)
     values ($1, $2, $3, $3, 'none', now(), $4, $5, 'TH', 'THB', 'TH', '1', now(), now())`,
    [memberId, merchantId, username, type, agentId],
  );
  const { rows } = await client.query<{ id: bigint }>(
    `select ledger.open_account($1, 'THB', 'player', $2) as id`,
    [merchantId, memberId],
  );
  const [account] = rows;
  if (!account) throw new Error('open_account answered nothing');
  return { memberId, accountId: account.id };
}

async function deposit(client: Client, merchantId: string, accountId: bigint, amount: bigint) {
  const reference = randomUUID();
  await client.query(
    `select ledger.post_once($1, ledger.open_account($2, 'THB', 'sandbox_deposit', null), $3, $4, 'deposit', now())`,
    [reference, merchantId, accountId, amount],
  );
  return reference;
}

interface Call {
  kind: 'bet' | 'win' | 'rollback';
  accountId: bigint;
  amount: bigint;
  round: string;
  reference?: string;
  closes?: boolean;
  isFree?: boolean;
}

/** Answers the transaction's id. */
async function apply(client: Client, vendorId: string, call: Call): Promise<string> {
  const transaction = randomUUID();
  const { rows } = await client.query<{ statuses: string[] }>(
    `select statuses from vendor_wallet.apply_batch(now(), array[$1::vendor_wallet.kind], array[$2::uuid],
       array[$3::bigint], array[gen_random_uuid()], array[$4::uuid], array[$5::uuid], array[$6::bytea], array[$7::text],
       array[$8::boolean], array['reels'], array['THB'], array[$9::bigint], array[$10::boolean], array[false],
       array[false])`,
    [
      call.kind,
      vendorId,
      call.accountId,
      transaction,
      call.reference ?? null,
      createHash('sha256').update(transaction).digest(),
      call.round,
      call.closes ?? false,
      call.amount,
      call.isFree ?? false,
    ],
  );
  if (rows[0]?.statuses[0] !== 'RS_OK') throw new Error(`${call.round}: ${rows[0]?.statuses}`);
  return transaction;
}

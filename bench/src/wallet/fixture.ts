import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { VENDOR_ADDITIONS } from '@lanna/contract/play/catalogue/vendor-additions';
import { Client } from 'pg';
import { prepareDatabase } from '../../../server/src/platform/sql/prepare-database.ts';

/** What the bench plays with: one brand, players with money, and two vendors with the same games, of which one knows the additions. */
export interface WalletFixture {
  privateKey: string;
  games: string[];
  /** Knows the published protocol alone. */
  published: BenchVendor;
  /** Every addition is switched on. */
  extended: BenchVendor;
}
export interface BenchVendor {
  code: string;
  players: { user: string; token: string }[];
}

const GAMES = 100;

export async function buildFixture(url: string, playerCount: number): Promise<WalletFixture> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await prepareDatabase(client);
    return await fill(client, playerCount);
  } finally {
    await client.end();
  }
}

async function fill(client: Client, playerCount: number): Promise<WalletFixture> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const merchantId = randomUUID();
  await client.query(
    `insert into brands.merchant values ($1, 'BENCH', '{"TH": "ทดสอบ", "EN": "Bench"}', true, 'THB', 'P', 'TH', 'Asia/Bangkok',
       '{TH}', 'TH', '{}', '{}', 'none', 'none', now())`,
    [merchantId],
  );
  const users = Array.from({ length: playerCount }, (_, n) => `player-${n}`);
  await client.query(
    `with member as (
       insert into members.member (id, merchant_id, username, wallet_user, password_hash, password_changed_at, type,
         language, currency, country, terms_version, terms_accepted_at, registered_at)
       select gen_random_uuid(), $1, "user", "user", 'none', now(), 0, 'TH', 'THB', 'TH', '1', now(), now()
       from unnest($2::text[]) as t("user") returning id, username
     )
     insert into ledger.account (merchant_id, currency, kind, owner_id, min_balance, inline, is_wallet)
     select $1, 'THB', 'player_cash', id, 0, true, true from member order by username`,
    [merchantId, users],
  );
  await client.query(
    `select count(*) from ledger.account,
       lateral ledger.post_group(gen_random_uuid(),
         array[ledger.open_account(merchant_id, 'THB', 'clearing', null, 'SANDBOX')], array[id],
         array[100000000000], array['deposit'], now())
     where kind = 'player_cash'`,
  );
  const vendorOf = (code: string, additions: readonly string[]) =>
    fillVendor(client, { code, additions, merchantId, publicKey, users });
  const published = await vendorOf('BENCH', []);
  const extended = await vendorOf('EXTENDED', VENDOR_ADDITIONS);
  await client.query('vacuum analyze');
  return {
    ...{ privateKey, published, extended },
    games: Array.from({ length: GAMES }, (_, n) => `game-${n + 1}`),
  };
}

interface NewVendor {
  code: string;
  additions: readonly string[];
  merchantId: string;
  publicKey: string;
  users: readonly string[];
}

async function fillVendor(client: Client, vendor: NewVendor): Promise<BenchVendor> {
  const { code, additions, merchantId, publicKey, users } = vendor;
  const vendorId = randomUUID();
  await client.query(
    `insert into catalogue.vendor (id, code, name, public_key, signature_header, launch_url, currencies, created_at, additions)
     values ($1, $2, $2, $3, 'X-Hub88-Signature', 'http://127.0.0.1/', '{THB}', now(), $4)`,
    [vendorId, code, publicKey, additions],
  );
  await client.query('insert into catalogue.brand_vendor (merchant_id, vendor_id) values ($1, $2)', [
    merchantId,
    vendorId,
  ]);
  await client.query("insert into catalogue.vendor_group values ($1, 'RNG')", [vendorId]);
  await client.query(
    `insert into catalogue.game (id, vendor_id, code, name, game_type, created_at)
     select gen_random_uuid(), $1, 'game-' || n, jsonb_build_object('EN', 'Game ' || n), 'RNG', now() from generate_series(1, $2::int) n`,
    [vendorId, GAMES],
  );
  const players = users.map((user) => ({ user, token: randomUUID() }));
  await client.query(
    `insert into vendor_wallet.game_token
     select sha256, $3, m.id, $4, a.id, 'THB', now(), now() + interval '1 day'
     from unnest($1::text[], $2::bytea[]) as t("user", sha256)
     join members.member m on m.username = t."user" join ledger.account a on a.owner_id = m.id and a.kind = 'player_cash'`,
    [
      players.map(({ user }) => user),
      players.map(({ token }) => createHash('sha256').update(token).digest()),
      merchantId,
      vendorId,
    ],
  );
  return { code, players };
}

import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { prepareDatabase } from '../../../server/src/platform/sql/prepare-database.ts';

/** What the bench plays with: one brand, one vendor with a number of games, and players with money and tokens. */
export interface WalletFixture {
  vendorCode: string;
  privateKey: string;
  games: string[];
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
  const [merchantId, vendorId] = [randomUUID(), randomUUID()];
  await client.query(
    `insert into brands.merchant values ($1, 'BENCH', '{"TH": "ทดสอบ", "EN": "Bench"}', true, 'THB', 'P', 'TH', 'Asia/Bangkok',
       '{TH}', 'TH', '{}', '{}', 'none', 'none', now())`,
    [merchantId],
  );
  await client.query(
    `insert into catalogue.vendor (id, code, name, public_key, signature_header, launch_url, currencies, created_at)
     values ($1, 'BENCH', 'Bench', $2, 'X-Hub88-Signature', 'http://127.0.0.1/', '{THB}', now())`,
    [vendorId, publicKey],
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
  const players = Array.from({ length: playerCount }, (_, n) => ({
    user: `player-${n}`,
    token: randomUUID(),
  }));
  await client.query(
    `with player as (
       select gen_random_uuid() as id, "user", sha256 from unnest($1::text[], $2::bytea[]) as t("user", sha256)
     ), member as (
       insert into members.member (id, merchant_id, username, wallet_user, password_hash, password_changed_at, type,
         language, currency, country, terms_version, terms_accepted_at, registered_at)
       select id, $3, "user", "user", 'none', now(), 0, 'TH', 'THB', 'TH', '1', now(), now() from player
     ), account as (
       insert into ledger.account (merchant_id, currency, kind, owner_id, min_balance, inline, is_wallet)
       select $3, 'THB', 'player_cash', id, 0, true, true from player order by "user" returning id, owner_id
     )
     insert into vendor_wallet.game_token
     select sha256, $3, player.id, $4, account.id, 'THB', now(), now() + interval '1 day'
     from player join account on owner_id = player.id`,
    [
      players.map(({ user }) => user),
      players.map(({ token }) => createHash('sha256').update(token).digest()),
      merchantId,
      vendorId,
    ],
  );
  await client.query(
    `select count(*) from ledger.account,
       lateral ledger.post_group(gen_random_uuid(),
         array[ledger.open_account(merchant_id, 'THB', 'clearing', null, 'SANDBOX')], array[id],
         array[100000000000], array['deposit'], now())
     where kind = 'player_cash'`,
  );
  await client.query('vacuum analyze');
  return {
    vendorCode: 'BENCH',
    privateKey,
    games: Array.from({ length: GAMES }, (_, n) => `game-${n + 1}`),
    players,
  };
}

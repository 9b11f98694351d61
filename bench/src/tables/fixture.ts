import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STUDIO_VENDORS } from '@lanna/studio/rules/vendors/vendors';
import { Client } from 'pg';
import { prepareDatabase } from '../../../server/src/platform/sql/prepare-database.ts';
import { openDatabase } from '../../../studio/server/platform/database.ts';
import { openLog } from '../../../studio/server/platform/log.ts';
import { migrate } from '../../../studio/server/platform/migrate.ts';
import { insertSession } from '../../../studio/server/play/session.ts';
import { ensurePlayer } from '../../../studio/server/players/player.ts';

/** Of the vendor whose table is measured: a speed table, so that many rounds go by. */
export const VENDOR = 'NAGA';
export const GAME = 'naga-baccarat';
export const TABLE = 'naga-kok';
const BRAND = 'BENCH';

/** Whose game is measured. */
interface Measured {
  vendor: string;
  game: string;
  group: 'LIVE' | 'SPORTS' | 'FISH' | 'PVP';
  table: string | null;
}
const TABLE_GAME: Measured = { vendor: VENDOR, game: GAME, group: 'LIVE', table: TABLE };

export interface TableFixture {
  /** Play sessions of players with money, one each. */
  sessions: string[];
  /** The players themselves, as the wallet knows them. */
  players: { user: string; token: string }[];
  /** With a key for each vendor, and the brand's public one beside them. */
  keysFolder: string;
  brandKeyFile: string;
}

/** A brand with the vendor of the table, players with money there, and their sessions at the studio. */
export async function buildFixture(
  url: string,
  players: number,
  of: Measured = TABLE_GAME,
): Promise<TableFixture> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await prepareDatabase(client);
  await migrate(url);
  const keys = makeKeys(of);
  const named = await fillPortal(client, keys.vendorKey, { count: players, of });
  await client.end();
  return { sessions: await openSessions(url, named, of), players: named, ...keys };
}

function makeKeys({ vendor }: Measured) {
  const keysFolder = mkdtempSync(join(tmpdir(), 'lanna-bench-tables-'));
  let vendorKey = '';
  for (const { code } of STUDIO_VENDORS) {
    const pair = keyPair();
    writeFileSync(join(keysFolder, `${code}.pem`), pair.privateKey, { mode: 0o600 });
    if (code === vendor) vendorKey = pair.publicKey;
  }
  const brandKeyFile = join(keysFolder, 'brands', 'keys.pem');
  mkdirSync(join(keysFolder, 'brands'));
  writeFileSync(brandKeyFile, `operator_id ${BRAND}\n${keyPair().publicKey}`);
  return { keysFolder, brandKeyFile, vendorKey };
}

function keyPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

async function fillPortal(client: Client, publicKey: string, { count, of }: { count: number; of: Measured }) {
  const [merchantId, vendorId] = [randomUUID(), randomUUID()];
  await client.query(
    `insert into brands.merchant values ($1, $2, '{"TH": "ทดสอบ", "EN": "Bench"}', true, 'THB', 'P', 'TH', 'Asia/Bangkok',
       '{TH}', 'TH', '{}', '{}', 'none', 'none', now())`,
    [merchantId, BRAND],
  );
  const additions = STUDIO_VENDORS.find(({ code }) => code === of.vendor)?.additions ?? [];
  await client.query(
    `insert into catalogue.vendor (id, code, name, public_key, signature_header, launch_url, currencies, created_at, additions)
     values ($1, $2, 'Bench', $3, 'X-Hub88-Signature', 'http://127.0.0.1/', '{THB}', now(), $4)`,
    [vendorId, of.vendor, publicKey, additions],
  );
  await client.query('insert into catalogue.brand_vendor (merchant_id, vendor_id) values ($1, $2)', [
    merchantId,
    vendorId,
  ]);
  await client.query('insert into catalogue.vendor_group values ($1, $2)', [vendorId, of.group]);
  await client.query(
    `insert into catalogue.game (id, vendor_id, code, name, game_type, created_at)
     values (gen_random_uuid(), $1, $2, '{"EN": "Bench"}', $3, now())`,
    [vendorId, of.game, of.group],
  );
  const players = Array.from({ length: count }, (_, n) => ({ user: `player-${n}`, token: randomUUID() }));
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
  return players;
}

async function openSessions(
  url: string,
  players: { user: string; token: string }[],
  of: Measured,
): Promise<string[]> {
  const db = openDatabase({ url, log: openLog('warn') });
  const now = new Date();
  const sessions: string[] = [];
  for (const { user, token } of players)
    sessions.push(
      await db.transaction(async (tx) => {
        const named = { vendor: of.vendor, operatorId: BRAND, walletUser: user, now };
        return insertSession(
          tx,
          {
            playerId: await ensurePlayer(tx, named),
            ...{
              walletToken: token,
              gameCode: of.game,
              tableCode: of.table,
              currency: 'THB',
              currencySymbol: '฿',
            },
            ...{ language: 'TH' as const, lobbyUrl: 'http://127.0.0.1/' },
          },
          now,
        );
      }),
    );
  await db.close();
  return sessions;
}

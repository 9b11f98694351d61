import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { lannaTheme } from '../../../server/seed/themes.ts';
import { hashPassword } from '../../../server/src/modules/people/authentication/password.ts';
import { buildFixture, type WalletFixture } from '../wallet/fixture.ts';

export const WITHDRAWAL_PASSWORD = '482615';

/** The wallet bench's players, a payment gateway that pays in, and players of their own who bet and withdraw at once. */
export interface MoneyFixture extends WalletFixture {
  gatewayCode: string;
  gatewayKey: string;
  brandCode: string;
  merchantId: string;
  /** Waited for by the gateway's channel, 100.00 each, one after another over all players. */
  deposits: string[];
  /** Wallets that are credited without a webhook, for the ledger's own rate. */
  memberIds: string[];
  /** Who bets and withdraws: few, so that both meet on one balance. */
  racers: { memberId: string; bankAccountId: string; user: string; token: string }[];
}

const UNIT = 100_000;

export async function buildMoneyFixture(
  url: string,
  wanted: { players: number; deposits: number; racers: number; racerMoney: number },
): Promise<MoneyFixture> {
  const wallet = await buildFixture(url, wanted.players);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return { ...wallet, ...(await fill(client, wallet, wanted)) };
  } finally {
    await client.end();
  }
}

async function fill(
  client: Client,
  wallet: WalletFixture,
  wanted: { deposits: number; racers: number; racerMoney: number },
) {
  const { privateKey: gatewayKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const { rows: brands } = await client.query("select id from brands.merchant where code = 'BENCH'");
  const merchantId = String(brands[0]?.id);
  // The wallet's calls look at no more of a brand than its id; withdrawals read it whole.
  await client.query('update brands.merchant set theme = $2 where id = $1', [
    merchantId,
    JSON.stringify(lannaTheme),
  ]);
  const gatewayId = randomUUID();
  await client.query(
    `insert into payments.gateway (id, code, name, base_url, public_key, signature_header, timeout_ms, created_at)
     values ($1, 'BENCHPAY', 'Bench', 'https://127.0.0.1/', $2, 'X-Signature', 5000, now())`,
    [gatewayId, publicKey],
  );
  await client.query(
    `insert into payments.channel (merchant_id, way, code, kind, name, currency, min, max, gateway_id, details, expires_after_minutes, promised_minutes)
     values ($1, 'in', 'BENCHPAY', 'gateway', '{"EN": "Bench"}', 'THB', $2, $3, $4, '{"product": "QR"}', 60, 5),
            ($1, 'out', 'BANK', 'bank', '{"EN": "Bank"}', 'THB', $2, $3, null, '{}', 1440, 60)`,
    [merchantId, UNIT, 1_000_000 * UNIT, gatewayId],
  );
  await client.query(
    `insert into withdrawals.rank_limit (merchant_id, rank_level_min, min, max, day_amount, day_count)
     values ($1, 0, $2, $3, $3, 1000)`,
    [merchantId, UNIT, 1_000_000 * UNIT],
  );
  const { rows: members } = await client.query(
    'select m.id, m.wallet_user from members.member m order by m.wallet_user',
  );
  const racing = new Set(wallet.published.players.slice(-wanted.racers).map(({ user }) => user));
  const memberIds = members.filter(({ wallet_user }) => !racing.has(wallet_user)).map(({ id }) => String(id));
  const deposits = Array.from({ length: wanted.deposits }, () => randomUUID());
  await client.query(
    `with made as (
       insert into cashier.deposit (id, merchant_id, member_id, method_code, kind, amount, currency, reference, status,
         turnover_basis_points, pay, created_at, changed_at, expires_at)
       select id, $1, member_id, 'BENCHPAY', 'gateway', $4, 'THB', 'B' || upper(replace(id::text, '-', '')), 'waiting', 10000, '{}',
         now(), now(), now() + interval '1 day'
       from unnest($2::uuid[], $3::uuid[]) as t(id, member_id)
       returning id, merchant_id
     )
     insert into payments.gateway_order (id, merchant_id, channel_code, way, gateway_id, amount, currency, state, ask_at, created_at, changed_at)
     select id, merchant_id, 'BENCHPAY', 'in', $5, $4, 'THB', 'accepted', now() + interval '1 day', now(), now() from made`,
    [
      merchantId,
      deposits,
      deposits.map((_, n) => memberIds[(n * 7919) % memberIds.length]),
      100 * UNIT,
      gatewayId,
    ],
  );
  const racers = await makeRacers(client, merchantId, members, wallet, wanted);
  await client.query('vacuum analyze');
  return {
    gatewayCode: 'BENCHPAY',
    gatewayKey,
    brandCode: 'BENCH',
    merchantId,
    deposits,
    memberIds,
    racers,
  };
}

/** The last players, with little money, a withdrawal password and a bank account. */
async function makeRacers(
  client: Client,
  merchantId: string,
  members: { id: string; wallet_user: string }[],
  wallet: WalletFixture,
  wanted: { racers: number; racerMoney: number },
) {
  const byUser = new Map(members.map(({ id, wallet_user }) => [wallet_user, String(id)]));
  const chosen = wallet.published.players.slice(-wanted.racers).map(({ user, token }) => ({
    user,
    token,
    memberId: byUser.get(user) ?? '',
    bankAccountId: randomUUID(),
  }));
  const ids = chosen.map(({ memberId }) => memberId);
  await client.query('update members.member set payment_password_hash = $1 where id = any($2)', [
    await hashPassword(WITHDRAWAL_PASSWORD),
    ids,
  ]);
  await client.query(
    `insert into withdrawals.bank_account (id, merchant_id, member_id, bank_code, number, number_mark, number_masked, holder_name,
       usable_from, added_at, created_at)
     select id, $1, member_id, 'KBANK', 'sealed', decode(replace(id::text, '-', ''), 'hex'), '•••1234', 'Bench', now() - interval '1 day',
       now() - interval '2 days', now() - interval '2 days'
     from unnest($2::uuid[], $3::uuid[]) as t(id, member_id)`,
    [merchantId, chosen.map(({ bankAccountId }) => bankAccountId), ids],
  );
  // All players were given a fortune; of a racer's little is left, so that bets and withdrawals fight for the last of it.
  await client.query(
    `select count(*) from ledger.available_balance a,
       lateral ledger.post_group(gen_random_uuid(), array[a.account_id],
         array[ledger.open_account(a.merchant_id, 'THB', 'adjustment', null, '')], array[a.available - $2], array['adjustment'], now())
     where a.is_wallet and a.owner_id = any($1)`,
    [ids, wanted.racerMoney * UNIT],
  );
  return chosen;
}

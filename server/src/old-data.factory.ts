import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { sealSecurityRecord } from './modules/books/audit/record/seal-security-record.ts';
import { rollUpHouses } from './modules/books/ledger/keeping/roll-up-houses.ts';
import { fundWallet } from './modules/books/ledger/ledger.factory.ts';
import { sealTransfers } from './modules/books/ledger/seal-transfers.ts';
import { type Message, walletFixture } from './modules/money/vendor-wallet/wallet.fixture.ts';
import { TOTP_SECRETS, totpPlace } from './modules/people/authentication/factors/totp-secret.ts';
import { identityFixture } from './modules/people/authentication/identity.factory.ts';
import { addInvitation } from './modules/people/members/invitations/add-invitation.ts';
import { addUpDays } from './modules/play/bets/records/add-up-days.ts';
import { newId } from './platform/sealing/ids.ts';
import type { Database } from './platform/sql/database.ts';
import { testSecrets } from './platform/testing/test-secrets.ts';

const BASELINE = new URL('../migrations/0001-baseline.replaces.json', import.meta.url);

export const OLD_TOTP_SECRET = 'JBSWY3DPEHPK3PXP';

/** Fills a database through the use cases: money, play sealed and rolled up to the middle, accounts, and the record of them. */
export async function fillPortal(db: Database) {
  const wallet = await walletFixture(db, { vendor: { freeBets: { max: 1000_00000n, dayMax: 9000_00000n } } });
  const { brand, clock } = wallet;
  const identity = identityFixture(db, brand);
  const agent = await wallet.player({ type: 1, balance: 10_000_000n });
  const player = await wallet.player({ balance: 10_000_000n, agentId: agent.memberId });
  const loser = await wallet.player({ balance: 10_000_000n });
  const answered = async (call: Promise<{ status: string }>) => {
    const { status } = await call;
    if (status !== 'RS_OK') throw new Error(`the wallet answered ${status}`);
  };
  const stake = async (by: typeof player, message: Message = {}) => {
    const bet = by.bet({ amount: 200_000, ...message });
    await answered(wallet.bet(bet));
    return bet;
  };

  await answered(wallet.win(player.win(await stake(player), { amount: 500_000 })));
  await stake(loser, { amount: 900_000, round_closed: true });
  await stake(agent, { round_closed: true });
  await sealTransfers(db.kysely);
  await rollUpHouses(db.kysely);
  await addUpDays(db.kysely);
  await answered(wallet.rollback(player.rollback(await stake(player), { round_closed: true })));
  await stake(player, { amount: 30_000, is_free: true });
  const open = await stake(loser);

  const reference = newId();
  const deposit = { merchantId: brand.id, currency: brand.currency, memberId: loser.memberId, reference };
  await db.transaction((tx) => fundWallet(tx, { ...deposit, amount: 1_000_000n }));
  const invitation = await addInvitation({ db, clock }, agent, 'Shop window');
  await identity.registerName('keeper');
  await sealSecurityRecord(db.kysely, 1);
  await identity.logInAs('keeper');
  await identity.settled();
  await db.kysely
    .insertInto('authentication.totp')
    .values({
      member_id: player.memberId,
      merchant_id: brand.id,
      secret: testSecrets().seal(OLD_TOTP_SECRET, totpPlace(player.memberId)),
      last_step: 1n,
      added_at: clock.now(),
    })
    .execute();
  return { wallet, identity, brand, player, loser, open, deposit, invitation, sealed: TOTP_SECRETS };
}

/**
 * Makes of a database what one of before the baseline is: each file that the baseline stands for is noted, and not the baseline; what later
 * migrations made is not there; functions and views are those of another version.
 */
export async function asBeforeBaseline(owner: Client): Promise<string[]> {
  const { migrations } = JSON.parse(await readFile(BASELINE, 'utf8')) as {
    migrations: Record<string, string>;
  };
  // With the functions that are given them: 0166.
  await owner.query(
    `drop type vendor_wallet.call, lottery.new_slip, lottery.new_line, lottery.new_bet, lottery.exposed_number,
      lottery.slip_facts cascade`,
  );
  // With the views over it: 0167.
  await owner.query(
    `drop table platform.push_frame, platform.push_channel cascade;
     alter table platform.running_process drop column channels cascade`,
  );
  // 0168. A value of an enumeration cannot be dropped, and the migration leaves one that is there.
  await owner.query(`
    drop table vendor_wallet.correction, vendor_wallet.expected_end cascade;
    alter table catalogue.vendor drop column additions cascade;
    alter table bets.bet drop column unused_stake cascade, drop column corrections cascade, drop column line cascade;
    alter table vendor_wallet.provider_tx drop column more cascade;
    alter type bets.change drop attribute unused_stake, drop attribute correction, drop attribute line;
    alter type vendor_wallet.facts drop attribute more, drop attribute ref_more, drop attribute reserve_left, drop attribute ref_unused,
      drop attribute bet_status, drop attribute bet_payout, drop attribute bet_corrections, drop attribute bet_turnover;
    alter type vendor_wallet.decision drop attribute unused`);
  // 0169.
  await owner.query(`
    drop table vendor_wallet.reward, vendor_wallet.vendor_answer, vendor_wallet.lobby_turn cascade;
    alter type vendor_wallet.facts drop attribute reward_left`);
  // 0176.
  await owner.query('drop table vendor_wallet.lane_minute cascade');
  // 0205. What was members.rank stays what it has become.
  await owner.query('drop schema ranks cascade');
  // 0188. The roles it gives a permission keep it, and are given it once.
  await owner.query('drop schema cashback cascade');
  // 0195. What it lets the ledger post stays allowed, and roles keep what it gives them.
  await owner.query(`
    drop schema bonuses cascade;
    drop table vendor_wallet.bonus_part cascade;
    alter table vendor_wallet.held_win drop column is_promo cascade;
    alter table bets.bet drop column bonus_stake cascade, drop column bonus_payout cascade, drop column bonus_id cascade;
    alter type bets.change drop attribute bonus_stake, drop attribute bonus_payout, drop attribute bonus_id;
    alter type vendor_wallet.facts drop attribute bonus_id, drop attribute bet_bonus_id, drop attribute bonus_open, drop attribute bonus_available,
      drop attribute bonus_max_stake, drop attribute bonus_rule, drop attribute bet_cash, drop attribute bet_bonus, drop attribute bet_bonus_payout,
      drop attribute bet_bonus_account, drop attribute bet_bonus_state, drop attribute bet_bonus_left, drop attribute bet_bonus_converted,
      drop attribute ref_bonus, drop attribute ref_brand, drop attribute ref_bonus_unused, drop attribute cash_reserve, drop attribute bonus_reserve;
    alter type vendor_wallet.decision drop attribute bonus, drop attribute bonus_cash, drop attribute bonus_brand, drop attribute bonus_unused,
      drop attribute bonus_told`);
  // 0199. What it lets the ledger post stays allowed, and roles keep what it gives them.
  await owner.query('drop schema brand_envelopes cascade');
  // 0240. The same.
  await owner.query('drop schema leaderboards cascade');
  // 0216. The same.
  await owner.query('drop schema raffles cascade');
  // 0227. What it lets the ledger post stays allowed, and roles keep what it gives them.
  await owner.query('drop schema missions cascade');
  // 0222. Its kinds and rules of the ledger stay, and roles keep what it gives them.
  await owner.query('drop schema points cascade');
  // 0213, 0220, 0221
  await owner.query(`
    drop schema chat cascade;
    drop schema finding cascade;
    drop table winners.unnamed cascade;
    alter table winners.win drop column multiple cascade, drop column category cascade`);
  // 0237. Its rule of reasons allows one more than before.
  await owner.query('drop index cashier.deposit_said_paid');
  // 0220 of the day after. Roles keep what it gives them.
  await owner.query('drop schema positions cascade');
  // 0312. Roles keep what it gives them.
  await owner.query('drop schema linked_accounts cascade');
  // 0273. Roles keep what it gives them.
  await owner.query('drop schema line_limits cascade');
  // 0290. Roles keep what it gives them.
  await owner.query('drop schema freezes cascade');
  // 0238
  // 0238
  await owner.query('drop table brands.host_claim');
  // 0304
  await owner.query('drop table brands.preview_draft');
  // 0265, 0266, 0267. Roles keep what they give them.
  await owner.query(`
    drop schema alerts cascade;
    drop schema segments cascade;
    alter table inbox.broadcast drop column audience_at cascade`);
  // 0299. Its rule of audiences allows one more than before.
  await owner.query(`
    alter table promotions.promotion drop column audience_segment cascade, drop column audience_segment_version cascade,
      drop column audience_segment_name cascade;
    alter table promotions.promotion rename constraint promotion_audience_check to promotion_check1;
    alter table payments.channel drop column segment_id cascade, drop column segment_version cascade, drop column segment_name cascade`);
  // 0301, 0302
  await owner.query('drop table operators.saved_view cascade; drop index operators.proposal_of_subject');
  // 0254
  await owner.query('drop table bets.bet_odds cascade');
  // 0280
  await owner.query(`
    drop table platform.stored_object, platform.object_removal cascade;
    drop index files.picture_not_stored, catalogue.game_picture_not_stored, kyc.picture_not_stored;
    drop trigger release_object on files.picture;
    drop trigger release_object on catalogue.game_picture;
    drop trigger release_object on kyc.picture;
    drop trigger release_dropped_object on kyc.picture;
    alter table kyc.picture drop constraint dropped_picture_has_no_image,
      add constraint picture_check check ((image is null) = (dropped_at is not null))`);
  // 0340. A demo player was one before; what it has played is there to be taken along.
  await owner.query(`
    drop trigger noted_by_ledger on members.demo_player;
    drop trigger noted_by_bets on members.demo_player;
    drop trigger noted_by_teams on members.demo_player;
    drop trigger append_only on members.demo_player;
    drop trigger append_only_truncate on members.demo_player;
    drop table ledger.demo_owner, ledger.demo_daily_sum, bets.demo_game_sum, bets.demo_minute_sum, teams.demo_play cascade;
    insert into members.demo_player (member_id, created_at) select member_id, now() from bets.bet where status in ('won', 'lost') limit 1`);
  // 0341
  await owner.query(`
    drop trigger session_device on authentication.session;
    drop function members.device_at, members.note_device, members.demo_members cascade;
    drop table members.device_change, bets.daily_device_sum cascade`);
  // 0342
  await owner.query('drop table reports.channel_fee cascade; drop sequence reports.channel_fee_number');
  // 0351
  await owner.query('drop table withdrawals.segment_limit cascade');
  // 0377
  await owner.query(`
    drop table bets.bet_rake cascade;
    alter table bets.bet drop column from_members cascade;
    alter table bets.settlement drop column from_members cascade`);
  // The older portal has stopped: what it prepared on its connections names types that are gone.
  await owner.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and usename <> current_user and pid <> pg_backend_pid()`,
  );
  await owner.query('delete from public.lanna_migration');
  await owner.query(
    'insert into public.lanna_migration (name, sha256) select * from unnest($1::text[], $2::text[])',
    [Object.keys(migrations), Object.values(migrations)],
  );
  await owner.query("update public.lanna_sql set sha256 = 'another version'");
  return Object.keys(migrations);
}

/** Files that came after the baseline, by name. */
export async function laterMigrations(): Promise<string[]> {
  const names = await readdir(new URL('../migrations/', import.meta.url));
  return names.filter((name) => name.endsWith('.sql') && name !== '0001-baseline.sql').sort();
}

/** What tables were given since the baseline, and rows of before it do not say. */
const ADDED_SINCE = [
  'unused_stake',
  'corrections',
  'from_members',
  'line',
  'additions',
  'more',
  'channels',
  'bonus_stake',
  'bonus_payout',
  'bonus_id',
  'is_promo',
  'audience_segment',
  'audience_segment_version',
  'audience_segment_name',
  'segment_id',
  'segment_version',
  'segment_name',
];

/** Each table with rows: how many, and a digest of all that stands in them, but for columns that were added since. */
export async function contents(owner: Client): Promise<Map<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'public', 'graphile_worker') order by 1`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await owner.query<{ n: number; digest: string }>(
      `select count(*)::int as n, md5(coalesce(string_agg(said, E'\\n' order by said), '')) as digest
       from (select (to_jsonb(t) - $1::text[])::text as said from ${name} t) rows`,
      [ADDED_SINCE],
    );
    const [row] = rows;
    if (row && row.n > 0) found.set(name, `${row.n} rows, ${row.digest}`);
  }
  return found;
}

import { Client } from 'pg';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createGame, createVendor } from '../../catalogue/catalogue.factory.ts';
import { type Board, listWins } from './list-wins.ts';

export const UNIT = 100_000n;

type Member = Awaited<ReturnType<typeof createMember>>;

/** Two brands, the games of a vendor of both, and two members of the first who win as a source of bets would write it. */
export async function winningFixture(url: string, db: Database, now: Date) {
  const clock = { now: () => now };
  const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
  const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
  const vendor = await createVendor(db.kysely, {
    code: 'HOUSE',
    brands: [river, hill],
    groups: ['RNG', 'FISH'],
  });
  await createGame(db.kysely, { vendor, code: 'naga', name: { EN: 'Naga', TH: 'นาค' } });
  await createGame(db.kysely, { vendor, code: 'koi', gameType: 'FISH', name: { EN: 'Koi' } });
  const somchai = await createMember(db, river, { username: 'somchai' });
  const malee = await createMember(db, river, { username: 'malee99' });
  const owner = new Client({ connectionString: url });
  await owner.connect();

  /** A bet that was placed and settled at a moment; answers its id. */
  async function won(
    member: Member,
    payout: bigint,
    at: Date,
    { stake = UNIT, game = 'naga' }: { stake?: bigint; game?: 'naga' | 'koi' } = {},
  ): Promise<string> {
    const { rows } = await owner.query('select id from ledger.account where owner_id = $1 limit 1', [
      member.memberId,
    ]);
    const bet_id = newId();
    await record(at, {
      bet_id,
      source: 'HOUSE',
      source_id: vendor.id,
      reference: newId(),
      merchant_id: member.merchantId,
      member_id: member.memberId,
      account_id: String(rows[0]?.id),
      currency: 'THB',
      game_code: game,
      category: game === 'koi' ? 'FISH' : 'RNG',
      stake: String(stake),
      payout: String(payout),
      stakes: 1,
      payouts: payout > 0n ? 1 : 0,
    });
    return bet_id;
  }
  /** Its source pays so much more, or takes so much back. */
  const changed = (bet_id: string, payout: bigint) =>
    record(now, { bet_id, stake: '0', payout: String(payout), stakes: 0, payouts: 0 });
  /** Stake and payout are taken back as a whole. */
  const rolledBack = (bet_id: string, { stake, payout }: { stake: bigint; payout: bigint }) =>
    record(now, {
      bet_id,
      stake: String(-stake),
      payout: String(-payout),
      stakes: -1,
      payouts: payout > 0n ? -1 : 0,
    });
  const record = (at: Date, change: object) =>
    owner.query('select bets.record($1, array[jsonb_populate_record(null::bets.change, $2)])', [
      at,
      JSON.stringify({ free_stake: '0', closes: true, flags: false, ...change }),
    ]);

  async function board(board: Board, host = 'river.test') {
    const brand = await findBrands(db.kysely, clock).findByHost(host);
    if (!brand) throw new Error('no such brand');
    return (await listWins(db.kysely, { brand, language: 'EN' }, board, now)).list;
  }

  return { river, hill, vendor, somchai, malee, owner, won, changed, rolledBack, board };
}

import type { Value } from '@lanna/contract/endpoint';
import type { drawProof } from '@lanna/contract/lotteries/draws/draws';
import type { ShotsCountedFrom } from '@lanna/rules/lotteries/lottery/yeekee/shots';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { addressOfRound, type Beacons } from '../../../play/chains/beacon.ts';
import { namedGame, sourceOf } from '../lottery-game.ts';
import { leastShotsAt, seedsOf, shotsOf } from './draw-inputs.ts';
import { drawOf, drawsShown } from './draw-row.ts';

/** Everything that fixed a draw, as far as it is public yet, as it holds at a brand. Refuses with `lottery_game_unknown` and `draw_unknown`. */
export async function proveDraw(
  db: Queryable,
  beacons: Beacons,
  { gameCode, numero, merchantId }: { gameCode: string; numero: string; merchantId: string },
): Promise<Value<typeof drawProof>> {
  const game = namedGame(gameCode);
  const row = await drawsShown(db, merchantId)
    .select([
      sql<boolean>`v.draw_id is not null`.as('is_void'),
      'd.chain_id',
      'd.link_place',
      'd.beacon',
      'd.beacon_name',
      'd.shots_counted_from',
    ])
    .where('d.game_code', '=', gameCode)
    .where('d.numero', '=', numero)
    .executeTakeFirst();
  if (!row) throw new Refusal('draw_unknown');
  const isClosed = row.state !== 'open';
  const source = sourceOf(game);
  const [chain, seeds, shots, leastShots, versions] = await Promise.all([
    chainOf(db, row.chain_id, row.link_place),
    isClosed && source === 'house' ? seedsOf(db, row.id) : [],
    source === 'shots' ? shotsOf(db, row.id) : [],
    source === 'shots' ? leastShotsAt(db, row.id, merchantId) : null,
    versionsOf(db, row),
  ]);
  return {
    draw: drawOf(row),
    source,
    chain,
    beacon: row.beacon,
    beaconName: row.beacon_name,
    beaconAddress: addressOfRound(beacons, row.beacon_name, row.beacon),
    seeds,
    shots,
    shotsCountedFrom: row.shots_counted_from as ShotsCountedFrom | null,
    leastShots,
    versions,
  };
}

async function chainOf(db: Queryable, chainId: string | null, place: number | null) {
  if (chainId === null || place === null) return null;
  const [chain, shown] = await Promise.all([
    db
      .selectFrom('chains.chain_record')
      .select(['number', 'anchor'])
      .where('id', '=', chainId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('chains.shown_link')
      .select(['place', 'link'])
      .where('chain_id', '=', chainId)
      .where('place', 'in', [place - 1, place])
      .execute(),
  ]);
  const at = (wanted: number) => shown.find((link) => link.place === wanted)?.link ?? null;
  return { ...chain, place, linkBefore: place === 1 ? chain.anchor : at(place - 1), link: at(place) };
}

/** A round that is void at the brand was drawn without a result there. */
async function versionsOf(db: Queryable, { id, is_void }: { id: string; is_void: boolean }) {
  const rows = await db
    .selectFrom('draws.result')
    .select(['version', 'result', 'source', 'reason', 'given_at'])
    .where('draw_id', '=', id)
    .orderBy('version')
    .execute();
  return rows.map(({ given_at, ...version }) => ({
    ...version,
    ...(is_void && { result: '' }),
    givenAt: given_at.toISOString(),
  }));
}

import type { Language } from '@lanna/contract/people/members/members';
import type { ShownRaffleProof } from '@lanna/contract/rewards/raffles/raffles';
import { localText } from '@lanna/rules/local-text';
import { pathOf } from '@lanna/rules/rewards/raffles/hash-tree';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { addressOfRound, type Beacons } from '../../../play/chains/beacon.ts';
import { treeOfList } from '../drawing/tree-of-list.ts';
import type { Raffle } from '../raffle.ts';
import { raffleOfBrand } from './raffle-of-brand.ts';

/** What fixed which tickets were drawn, as far as it is public yet. The link is shown by the draw. Refuses with `raffle_unknown`. */
export async function proveRaffle(
  db: Queryable,
  { brand, language, id, beacons }: { brand: Brand; language: Language; id: string; beacons: Beacons },
): Promise<ShownRaffleProof> {
  const raffle = await raffleOfBrand(db, { merchantId: brand.id, id });
  return {
    id,
    title: localText(raffle.title, language, brand.defaultLanguage),
    fixedAt: raffle.fixed_at?.toISOString() ?? null,
    tickets: raffle.tickets ?? 0,
    root: raffle.root,
    ...{ beacon: raffle.beacon, beaconName: raffle.beacon_name, beaconDays: raffle.beacon_days },
    beaconAddress: addressOfRound(beacons, raffle.beacon_name, raffle.beacon),
    chain: await chainOf(db, raffle),
    draws: await drawsOf(db, raffle),
  };
}

async function chainOf(
  db: Queryable,
  { chain_id: chainId, link_place: place }: Raffle,
): Promise<ShownRaffleProof['chain']> {
  if (chainId === null || place === null) return null;
  const { number, anchor, published_at } = await db
    .selectFrom('chains.chain_record')
    .select(['number', 'anchor', 'published_at'])
    .where('id', '=', chainId)
    .$narrowType<{ number: number; anchor: string; published_at: Date }>()
    .executeTakeFirstOrThrow();
  const shown = await db
    .selectFrom('chains.shown_link')
    .select(['place', 'link'])
    .where('chain_id', '=', chainId)
    .where('place', 'in', [place - 1, place])
    .execute();
  const at = (wanted: number) => shown.find((link) => link.place === wanted)?.link ?? null;
  return {
    ...{ number, anchor, publishedAt: published_at.toISOString(), place },
    ...{ linkBefore: place === 1 ? anchor : at(place - 1), link: at(place) },
  };
}

async function drawsOf(db: Queryable, { id, root }: Raffle): Promise<ShownRaffleProof['draws']> {
  const rows = await db
    .selectFrom('raffles.prize as p')
    .innerJoin('raffles.holder as h', (join) =>
      join.onRef('h.raffle_id', '=', 'p.raffle_id').onRef('h.member_id', '=', 'p.member_id'),
    )
    .select(['p.ticket', 'p.state', 'h.place', 'h.first', 'h.last', 'h.code'])
    .where('p.raffle_id', '=', id)
    .orderBy('p.place')
    .execute();
  if (rows.length === 0 || root === null) return [];
  const levels = await treeOfList(db, id);
  return rows.map(({ ticket, state, place, ...leaf }) => ({
    ...{ ticket, state: state as ShownRaffleProof['draws'][number]['state'], leaf },
    path: pathOf(levels, place),
  }));
}

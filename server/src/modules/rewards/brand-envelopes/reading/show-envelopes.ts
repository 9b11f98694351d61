import type { Value } from '@lanna/contract/endpoint';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import type {
  BrandEnvelopeCard,
  myBrandEnvelopes,
  OpenedBrandEnvelope,
} from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import { formatMoney } from '@lanna/rules/money';
import { phaseOf } from '@lanna/rules/rewards/brand-envelopes/terms';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { wantsMarketing } from '../../../accounts/protection/choose-marketing.ts';
import { type BrandEnvelope, brandEnvelopes, endOf, termsOf } from '../envelope.ts';
import { isFor } from '../is-for.ts';

interface Reader {
  brand: { id: string; currency: string };
  memberId: string;
  now: Date;
}
const OPENED_MOST = 50;

/** What is announced to the member or open, and what the member has opened. Who is out of play sees none that waits. */
export async function showEnvelopes(db: Queryable, reader: Reader): Promise<Value<typeof myBrandEnvelopes>> {
  const { brand, now } = reader;
  const opened = await openedBy(db, reader);
  const waiting = await waitingFor(db, reader);
  const rooms = await roomsOf(db, waiting);
  return {
    currency: brand.currency,
    now: now.toISOString(),
    isQuiet: !(await wantsMarketing(db, reader.memberId)),
    waiting: waiting.flatMap((envelope): BrandEnvelopeCard[] => {
      const phase = phaseOf(termsOf(envelope), now);
      if (phase !== 'announced' && phase !== 'open') return [];
      const share = opened.find(({ id }) => id === envelope.id)?.share ?? null;
      return [{ ...cardOf(envelope), room: rooms.get(envelope.room_id ?? '') ?? null, phase, share }];
    }),
    opened,
  };
}

async function waitingFor(db: Queryable, { brand, memberId, now }: Reader): Promise<BrandEnvelope[]> {
  const { type, status, rank_level, registered_at } = await db
    .selectFrom('members.account')
    .select(['type', 'status', 'rank_level', 'registered_at'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirstOrThrow();
  if (status !== 'active' || type === TRIAL_TYPE) return [];
  const rows = await brandEnvelopes(db)
    .where('e.merchant_id', '=', brand.id)
    .where('e.state', '=', 'published')
    .where(isFor({ memberId, rank: rank_level, registeredAt: registered_at, now }))
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .execute();
  return rows.filter((row) => endOf(row) > now);
}

/** Names of the rooms that envelopes are for. */
async function roomsOf(
  db: Queryable,
  envelopes: readonly BrandEnvelope[],
): Promise<Map<string, NonNullable<BrandEnvelopeCard['room']>>> {
  const ids = envelopes.flatMap(({ room_id }) => (room_id === null ? [] : [room_id]));
  if (ids.length === 0) return new Map();
  const rooms = await db
    .selectFrom('chat.named_room')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rooms.flatMap(({ id, name }) => (id && name ? [[id, { id, name }]] : [])));
}

async function openedBy(db: Queryable, { brand, memberId }: Reader): Promise<OpenedBrandEnvelope[]> {
  const rows = await brandEnvelopes(db)
    .innerJoin('brand_envelopes.share as s', 's.envelope_id', 'e.id')
    .select(['s.place', 's.amount as share', 's.claimed_at'])
    .where('e.merchant_id', '=', brand.id)
    .where('s.member_id', '=', memberId)
    .$narrowType<{ claimed_at: Date }>()
    .orderBy('s.claimed_at', 'desc')
    .orderBy('s.id')
    .limit(OPENED_MOST)
    .execute();
  return rows.map((row) => ({
    ...cardOf(row),
    ...{ share: formatMoney(row.share), place: row.place, at: row.claimed_at.toISOString() },
  }));
}

function cardOf(envelope: BrandEnvelope) {
  const { id, name, amount, shares, split, starts_at, commitment } = envelope;
  return {
    ...{ id, name, amount: formatMoney(amount), shares, commitment },
    split: split as BrandEnvelopeCard['split'],
    startsAt: starts_at.toISOString(),
    endsAt: endOf(envelope).toISOString(),
  };
}

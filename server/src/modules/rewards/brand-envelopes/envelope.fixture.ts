import { parseMoney } from '@lanna/rules/money';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../platform/sql/database.ts';
import { strangers } from '../../accounts/protection/same-person.fixture.ts';
import type { FindSamePerson } from '../../accounts/protection/same-person.ts';
import { claimTogether } from './claiming/claim-together.ts';
import { holdForEnd } from './envelope.ts';
import { fundEnvelope } from './opening/publish.ts';

interface Options {
  amount?: string;
  shares?: number;
  split?: 'random' | 'equal';
  startsAt?: Date;
  openSeconds?: number;
  isAnnounced?: boolean;
  members?: string[];
  leastRank?: number;
  room?: string;
  state?: 'draft' | 'published';
  now: Date;
}

/** A rain of ten in two equal shares that opens now for a minute, funded as two operators would have. */
export async function addTestEnvelope(
  tx: Tx,
  brand: { id: string; currency: string },
  { members, now, state = 'published', ...of }: Options,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('brand_envelopes.envelope')
    .values({
      ...{ id, merchant_id: brand.id, currency: brand.currency, state: 'draft', return_id: newId() },
      ...{ name: { TH: 'ฝนอั่งเปา', EN: 'Rain' }, audience: members ? 'members' : 'everyone' },
      ...{ least_rank: of.leastRank ?? 0, room_id: of.room ?? null, is_announced: of.isAnnounced ?? false },
      ...{
        amount: parseMoney(of.amount ?? '10.00') ?? 0n,
        shares: of.shares ?? 2,
        split: of.split ?? 'equal',
      },
      ...{ starts_at: of.startsAt ?? now, open_seconds: of.openSeconds ?? 60 },
      ...{ made_at: now, changed_at: now, made_by_name: 'operator' },
    })
    .execute();
  for (const member_id of members ?? [])
    await tx.insertInto('brand_envelopes.chosen').values({ envelope_id: id, member_id }).execute();
  const made = await holdForEnd(tx, id);
  if (made && state === 'published') await fundEnvelope(tx, made, now);
  return id;
}

/** A claim as the portal makes it, of a member who is known with no other unless it is said. */
export function claimTestEnvelope(
  db: Database,
  {
    brandId,
    id,
    findSamePerson = strangers,
    ...claim
  }: { brandId: string; memberId: string; id: string; now: Date; findSamePerson?: FindSamePerson },
) {
  return claimTogether(db, { brandId, id, findSamePerson }, claim);
}

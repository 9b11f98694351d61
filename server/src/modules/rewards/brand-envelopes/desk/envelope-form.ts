import type { Received } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { changeBrandEnvelope } from '@lanna/contract/rewards/brand-envelopes/ops';
import { misfitOf } from '@lanna/rules/rewards/brand-envelopes/terms';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type BrandEnvelope, brandEnvelopes, holdForEnd } from '../envelope.ts';

type Form = Omit<Received<typeof changeBrandEnvelope>['body'], 'edit' | 'reason'>;
interface BrandOfForm {
  id: string;
  currency: string;
}
const NAMES_SHOWN = 5;
const NO_BRAND = '00000000-0000-0000-0000-000000000000';

/** An envelope of the operator's brands, held. Refuses with `not_found`, `changed_meanwhile`. */
export async function lockOpsEnvelope(
  tx: Tx,
  brandIds: readonly string[],
  { id, edit }: { id: string; edit: number },
): Promise<BrandEnvelope> {
  const known = await brandEnvelopes(tx)
    .where('e.id', '=', id)
    .where('e.merchant_id', 'in', [...brandIds, NO_BRAND])
    .executeTakeFirst();
  const envelope = known && (await holdForEnd(tx, id));
  if (!envelope) throw new Refusal('not_found');
  if (envelope.edit !== edit) throw new Refusal('changed_meanwhile');
  return envelope;
}

/** Columns of a form and ids of whom it is for. Refuses with `brand_envelope_members_unknown` {names}, `brand_envelope_terms_impossible`. */
export async function readForm(tx: Tx, { members, ...form }: Form, brand: BrandOfForm) {
  const isPersonal = form.audience === 'members';
  const chosen = isPersonal ? await idsOf(tx, brand.id, members) : [];
  const amount = moneyOf(form.amount);
  const { shares } = form;
  const terms = { amount, currency: brand.currency, shares, members: isPersonal ? chosen.length : null };
  const { room } = form;
  const isPlaced = room === null || (!isPersonal && (await hasRoom(tx, brand.id, room)));
  if (misfitOf(terms) !== null || !isPlaced) throw new Refusal('brand_envelope_terms_impossible');
  return {
    chosen,
    columns: {
      ...{ name: form.name, amount, shares, split: form.split, audience: form.audience },
      ...{ starts_at: form.startsAt, open_seconds: form.openSeconds, is_announced: form.isAnnounced },
      ...{ least_rank: form.leastRank, room_id: room },
    },
  };
}

async function hasRoom(tx: Tx, brandId: string, room: string): Promise<boolean> {
  const found = await tx
    .selectFrom('chat.named_room')
    .select('id')
    .where('id', '=', room)
    .where('merchant_id', '=', brandId)
    .executeTakeFirst();
  return found !== undefined;
}

async function idsOf(tx: Tx, brandId: string, names: readonly string[]): Promise<string[]> {
  const keys = new Map(names.map((name) => [name.toLowerCase(), name]));
  const found = await tx
    .selectFrom('members.account')
    .select(['id', 'username_key'])
    .where('merchant_id', '=', brandId)
    .where('username_key', 'in', [...keys.keys(), ''])
    .execute();
  for (const { username_key } of found) keys.delete(username_key ?? '');
  if (keys.size > 0)
    throw new Refusal('brand_envelope_members_unknown', {
      names: [...keys.values()].slice(0, NAMES_SHOWN).join(', '),
    });
  return found.map(({ id }) => id);
}

/** Whom a draft is for, instead of whom it was for before. */
export async function writeChosen(tx: Tx, envelopeId: string, chosen: readonly string[]): Promise<void> {
  await tx.deleteFrom('brand_envelopes.chosen').where('envelope_id', '=', envelopeId).execute();
  if (chosen.length === 0) return;
  await tx
    .insertInto('brand_envelopes.chosen')
    .values(chosen.map((member_id) => ({ envelope_id: envelopeId, member_id })))
    .execute();
}

export function subjectOf({ id, name }: Pick<BrandEnvelope, 'id' | 'name'>) {
  return { kind: 'brand-envelope', id, name: Object.values(name)[0] ?? id };
}

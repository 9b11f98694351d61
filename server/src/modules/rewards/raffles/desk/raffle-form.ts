import type { Received } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { changeRaffle } from '@lanna/contract/rewards/raffles/ops';
import { misfitOf, poolOf, TICKETS_MOST } from '@lanna/rules/rewards/raffles/terms';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Beacons } from '../../../play/chains/beacon.ts';
import { holdCategory } from '../../promotions/hold-category.ts';
import { holdRaffle, momentsOf, type Raffle, raffles } from '../raffle.ts';

export type RaffleForm = Omit<Received<typeof changeRaffle>['body'], 'edit' | 'reason'>;
interface BrandOfForm {
  id: string;
  currency: string;
  timeZone: string;
}
const NO_BRAND = '00000000-0000-0000-0000-000000000000';

/** A raffle of the operator's brands, held. Refuses with `not_found`, `changed_meanwhile`. */
export async function lockOpsRaffle(
  tx: Tx,
  brandIds: readonly string[],
  { id, edit }: { id: string; edit: number },
): Promise<Raffle> {
  const known = await raffles(tx)
    .where('r.id', '=', id)
    .where('r.merchant_id', 'in', [...brandIds, NO_BRAND])
    .executeTakeFirst();
  const raffle = known && (await holdRaffle(tx, id));
  if (!raffle) throw new Refusal('not_found');
  if (raffle.edit !== edit) throw new Refusal('changed_meanwhile');
  return raffle;
}

/** What a form comes to. Refuses with `not_found` for a category of another brand, and `raffle_terms_impossible`. */
export async function readForm(
  tx: Tx,
  form: RaffleForm,
  { brand, beacons }: { brand: BrandOfForm; beacons: Beacons },
) {
  const perTicket = moneyOf(form.perTicket);
  const { firstDay, lastDay, prizes, beacon } = form;
  if (misfitOf({ currency: brand.currency, perTicket, prizes, firstDay, lastDay }) !== null)
    throw new Refusal('raffle_terms_impossible');
  if (beacon && !beacons[beacon.name]) throw new Refusal('raffle_terms_impossible');
  if (!(await holdCategory(tx, { merchantId: brand.id, id: form.categoryId })))
    throw new Refusal('not_found');
  const { startsAt, endsAt } = momentsOf(firstDay, lastDay, brand.timeZone);
  return {
    ...{ category_id: form.categoryId, title: form.title, text: form.text },
    ...{ first_day: firstDay, last_day: lastDay, starts_at: startsAt, ends_at: endsAt },
    ...{ per_ticket: perTicket, tickets_most: Math.min(form.ticketsMost, TICKETS_MOST) },
    ...{ least_rank: form.leastRank, prizes: JSON.stringify(prizes), pool: poolOf(prizes) },
    ...{ beacon_name: beacon?.name ?? null, beacon_days: beacon?.days ?? null },
  };
}

export function subjectOf({ id, title }: Pick<Raffle, 'id' | 'title'>) {
  return { kind: 'raffle', id, name: title.EN ?? title.TH ?? Object.values(title)[0] ?? id };
}

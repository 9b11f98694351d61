import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import * as contract from '@lanna/contract/rewards/points/ops';
import { formatMoney } from '@lanna/rules/money';
import type { Selectable } from 'kysely';
import type { PointsGood } from '../../../../platform/generated/points.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { isPagePicture } from '../../../house/files/is-page-picture.ts';
import { picturePath } from '../../../house/files/picture-path.ts';
import { rewardOffers } from '../../bonuses/reward-offers.ts';
import { shownGift } from '../reading/shown-gift.ts';

type GoodRow = Selectable<PointsGood>;
type GoodScope = ListScope & { now: Date };

export const opsGoods = opsList(
  contract.listPointGoods,
  ({ db }: GoodScope) => db.selectFrom('points.good as g').selectAll('g'),
  {
    brand: 'g.merchant_id',
    where: { state: 'g.state' },
    sorts: {
      changed: { by: 'g.changed_at', type: 'timestamptz' },
      points: { by: 'g.points', type: 'bigint' },
    },
    id: 'g.id',
    rows: async (rows, { db, brands, now }): Promise<contract.PointGoodRow[]> => {
      const offers = rows.some((row) => row.bonus_offer_id !== null)
        ? await rewardOffers(db, brands, now)
        : [];
      return rows.map((row) => ({
        id: row.id,
        brand: brandCode(brands, row.merchant_id),
        form: formOf(row),
        picture: row.picture_id && picturePath(row.picture_id),
        taken: row.taken,
        ...shownGift(row, offers),
        state: row.state as contract.PointGoodRow['state'],
        changedAt: row.changed_at.toISOString(),
        version: row.version,
      }));
    },
  },
);

function formOf(row: GoodRow): contract.PointGoodForm {
  return {
    title: row.title,
    text: row.text,
    pictureId: row.picture_id,
    points: formatMoney(row.points),
    worth: formatMoney(row.worth),
    stock: row.stock,
    raffleTickets: row.raffle_tickets,
    byCode: row.by_code,
    bonusOfferId: row.bonus_offer_id,
  };
}

/** Writes a draft. A picture of another brand is `not_found`. */
export async function addGood(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'record'>,
  { brand: code, form }: Received<typeof contract.addPointGood>['body'],
  now: Date,
): Promise<Value<typeof contract.addPointGood>> {
  const brand = brandInScope(call.brands, code);
  await refuseOther(tx, brand, form, now);
  if (form.pictureId && !(await isPagePicture(tx, { merchantId: brand.id, id: form.pictureId })))
    throw new Refusal('not_found');
  const id = newId();
  await tx
    .insertInto('points.good')
    .values({
      ...{ id, merchant_id: brand.id, ...columnsOf(form, { stock: 0 }), by_code: form.byCode },
      ...{ state: 'draft', made_at: now, changed_at: now },
    })
    .execute();
  const subject = subjectOf(id, form.title);
  await call.record(tx, { action: 'points.add-good', brandId: brand.id, subject, after: { ...form } });
  await notifyOps(tx, { brandId: brand.id, type: 'points_changed' });
  return { id };
}

/** Changes what members do not see now. Of the stock no less is left than was taken. Refuses as `changePointGood` declares. */
export async function changeGood(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'record'>,
  { id, version, form }: { id: string; version: number; form: contract.PointGoodForm },
  now: Date,
): Promise<Value<typeof contract.changePointGood>> {
  const good = await lockGood(tx, call, { id, version });
  const columns = columnsOf(form, good);
  if (good.state === 'published' || columns.stock < good.taken || form.byCode !== good.by_code)
    throw new Refusal('point_good_move_impossible');
  const { merchant_id: merchantId } = good;
  const brand = call.brands.find((one) => one.id === merchantId);
  if (!brand) throw new Refusal('not_found');
  await refuseOther(tx, brand, form, now);
  if (form.pictureId && !(await isPagePicture(tx, { merchantId, id: form.pictureId })))
    throw new Refusal('not_found');
  await tx
    .updateTable('points.good')
    .set({ ...columns, changed_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await call.record(tx, {
    action: 'points.change-good',
    brandId: merchantId,
    subject: subjectOf(id, form.title),
    before: { ...formOf(good) },
    after: { ...form },
  });
  await notifyOps(tx, { brandId: merchantId, type: 'points_changed' });
  return { version: version + 1 };
}

function columnsOf(form: contract.PointGoodForm, { stock }: { stock: number }) {
  return {
    ...{ title: form.title, text: form.text, picture_id: form.pictureId },
    ...{ points: moneyOf(form.points), worth: moneyOf(form.worth) },
    // Of codes there are as many as were added.
    stock: form.byCode ? stock : form.stock,
    ...{ raffle_tickets: form.raffleTickets, bonus_offer_id: form.bonusOfferId },
  };
}

/** A good gives one thing; an offer must be the brand's, and one that is given as a reward now. */
async function refuseOther(
  db: Queryable,
  brand: { id: string; timeZone: string },
  { raffleTickets, byCode, bonusOfferId }: contract.PointGoodForm,
  now: Date,
): Promise<void> {
  if ([raffleTickets !== null, byCode, bonusOfferId !== null].filter(Boolean).length > 1)
    throw new Refusal('point_good_move_impossible');
  if (bonusOfferId === null) return;
  const offers = await rewardOffers(db, [brand], now);
  if (!offers.some(({ id }) => id === bonusOfferId)) throw new Refusal('not_found');
}

export const PUBLISH_GOOD = 'points.publish-good';

const publishing = contract.publishPointGood.body
  .omit({ reason: true })
  .extend(contract.publishPointGood.params.shape);

/** What members may take, for how many points and how often, is decided by two: the one who makes a good says what it is worth. */
export const goodProposal = changeProposal({
  kind: PUBLISH_GOOD,
  permission: 'points.change',
  rule: { standard: 'always', floor: 'always' },
  wanted: publishing,
  carryOut: async (tx, wanted, { call, reason, now }) => publishGood(tx, call, { ...wanted, reason }, now),
});

/** Refuses with `not_found`, `changed_meanwhile`, `point_good_move_impossible`. */
export async function publishGood(
  tx: Tx,
  call: PairedCall & Pick<AnyOpsCall, 'brandIds'>,
  { id, version, reason }: { id: string; version: number; reason: string },
  now: Date,
): Promise<Value<typeof contract.publishPointGood>> {
  const good = await lockGood(tx, call, { id, version });
  if (good.state === 'published' || good.stock <= good.taken) throw new Refusal('point_good_move_impossible');
  const action = {
    brandId: good.merchant_id,
    subject: subjectOf(id, good.title),
    before: { state: good.state },
    after: { state: 'published', ...formOf(good) },
    reason,
  };
  if (await call.mustBeProposed(tx, PUBLISH_GOOD)) {
    const wanted = { id, version };
    return { proposal: await proposeChange(tx, call, { kind: PUBLISH_GOOD, wanted, ...action }) };
  }
  await moveGood(tx, good, 'published', now);
  await call.record(tx, { action: PUBLISH_GOOD, ...action });
  return { proposal: null };
}

/** Refuses with `not_found`, `changed_meanwhile`, `point_good_move_impossible`. */
export async function stopGood(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brandIds' | 'record'>,
  { id, version, reason }: { id: string; version: number; reason: string },
  now: Date,
): Promise<Value<typeof contract.stopPointGood>> {
  const good = await lockGood(tx, call, { id, version });
  if (good.state !== 'published') throw new Refusal('point_good_move_impossible');
  await moveGood(tx, good, 'stopped', now);
  await call.record(tx, {
    action: 'points.stop-good',
    brandId: good.merchant_id,
    subject: subjectOf(id, good.title),
    before: { state: 'published' },
    after: { state: 'stopped' },
    reason,
  });
  return { id };
}

/** Within the operator's brands, as it was shown. Refuses with `not_found`, `changed_meanwhile`. */
export async function lockGood(
  tx: Tx,
  { brandIds }: Pick<AnyOpsCall, 'brandIds'>,
  { id, version }: { id: string; version: number },
): Promise<GoodRow> {
  const good = await tx
    .selectFrom('points.good')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', [...brandIds])
    .forUpdate()
    .executeTakeFirst();
  if (!good) throw new Refusal('not_found');
  if (good.version !== version) throw new Refusal('changed_meanwhile');
  return good;
}

async function moveGood(tx: Tx, good: GoodRow, state: 'published' | 'stopped', now: Date): Promise<void> {
  await tx
    .updateTable('points.good')
    .set({ state, changed_at: now, version: good.version + 1 })
    .where('id', '=', good.id)
    .execute();
  await notifyPush(tx, { b: good.merchant_id, t: ['point_goods_changed'] });
  await notifyOps(tx, { brandId: good.merchant_id, type: 'points_changed' });
}

export function subjectOf(id: string, title: GoodRow['title']) {
  return { kind: 'point-good', id, name: title.EN ?? title.TH ?? id };
}

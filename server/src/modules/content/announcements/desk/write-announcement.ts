import { isDeepStrictEqual } from 'node:util';
import type { OpsAnnouncement, WrittenAnnouncement } from '@lanna/contract/content/announcements/ops';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { dropPictures } from '../../../house/files/keep-picture.ts';
import { notifyChanged } from '../notices/notify-changed.ts';
import { showOpsAnnouncement } from './list-ops-announcements.ts';
import { lockAnnouncement } from './lock-announcement.ts';
import { writtenRow } from './written-row.ts';

type Writing = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>;

/** Writes an announcement for a brand in scope. Refuses `not_found`, `rich_text_unsafe`. */
export async function addAnnouncement(
  tx: Tx,
  call: Writing,
  { brand: code, now, ...written }: WrittenAnnouncement & { brand: string; now: Date },
): Promise<OpsAnnouncement> {
  const brand = brandInScope(call.brands, code);
  const id = newId();
  await tx
    .insertInto('announcements.announcement')
    .values({
      id,
      merchant_id: brand.id,
      ...(await writtenRow(tx, brand.id, written)),
      changed_at: now,
      changed_by: call.operator.name,
    })
    .execute();
  const shown = await showOpsAnnouncement(tx, call.brands, { id, now });
  await call.record(tx, {
    action: 'announcements.add',
    brandId: brand.id,
    subject: subjectOf(shown),
    after: factsOf(shown),
  });
  await notifyChanged(tx, brand.id);
  return shown;
}

/** Refuses `not_found`, `changed_meanwhile`, `rich_text_unsafe`. */
export async function changeAnnouncement(
  tx: Tx,
  call: Writing,
  { id, version, now, ...written }: WrittenAnnouncement & { id: string; version: number; now: Date },
): Promise<OpsAnnouncement> {
  const held = await lockAnnouncement(tx, { id, brandIds: call.brandIds, version });
  return update(tx, call, held, await writtenRow(tx, held.merchant_id, written), {
    action: 'announcements.change',
    now,
  });
}

/** On or off, whatever the schedule says. Refuses `not_found`, `changed_meanwhile`. */
export async function switchAnnouncement(
  tx: Tx,
  call: Writing,
  { id, version, enabled, now }: { id: string; version: number; enabled: boolean; now: Date },
): Promise<OpsAnnouncement> {
  const held = await lockAnnouncement(tx, { id, brandIds: call.brandIds, version });
  return update(tx, call, held, { enabled }, { action: 'announcements.switch', now });
}

/** Takes it away, with its picture and with who has seen it. Refuses `not_found`, `changed_meanwhile`. */
export async function removeAnnouncement(
  tx: Tx,
  call: Writing,
  { id, version, now }: { id: string; version: number; now: Date },
): Promise<void> {
  const held = await lockAnnouncement(tx, { id, brandIds: call.brandIds, version });
  const before = await showOpsAnnouncement(tx, call.brands, { id, now });
  await tx.deleteFrom('announcements.announcement').where('id', '=', id).execute();
  await dropUnused(tx, held.picture_id);
  await call.record(tx, {
    action: 'announcements.remove',
    brandId: held.merchant_id,
    subject: subjectOf(before),
    before: factsOf(before),
  });
  await notifyChanged(tx, held.merchant_id);
}

async function update(
  tx: Tx,
  call: Writing,
  held: Awaited<ReturnType<typeof lockAnnouncement>>,
  columns: Partial<Awaited<ReturnType<typeof writtenRow>>>,
  { action, now }: { action: string; now: Date },
): Promise<OpsAnnouncement> {
  const { id, merchant_id: brandId } = held;
  const before = await showOpsAnnouncement(tx, call.brands, { id, now });
  await tx
    .updateTable('announcements.announcement')
    .set({ ...columns, changed_at: now, changed_by: call.operator.name, version: held.version + 1 })
    .where('id', '=', id)
    .execute();
  const shown = await showOpsAnnouncement(tx, call.brands, { id, now });
  if (shown.pictureId !== held.picture_id) await dropUnused(tx, held.picture_id);
  await call.record(tx, { action, brandId, subject: subjectOf(shown), ...differenceOf(before, shown) });
  await notifyChanged(tx, brandId);
  return shown;
}

/** A copy of an announcement shows the same picture. */
async function dropUnused(tx: Tx, pictureId: string | null) {
  if (pictureId === null) return;
  const other = await tx
    .selectFrom('announcements.announcement')
    .select('id')
    .where('picture_id', '=', pictureId)
    .executeTakeFirst();
  if (!other) await dropPictures(tx, [pictureId]);
}

function subjectOf({ id, title }: OpsAnnouncement) {
  const name = title.EN ?? Object.values(title)[0];
  return { kind: 'announcement', id, ...(name !== undefined && { name }) };
}

/** What was written, without what follows from it. */
function factsOf(shown: OpsAnnouncement) {
  const { id: _, brand, picture, state, gameName, seenBy, changedAt, changedBy, version, ...facts } = shown;
  return facts;
}

/** Only what differs: contents are long. */
function differenceOf(before: OpsAnnouncement, after: OpsAnnouncement) {
  const [one, other] = [factsOf(before), factsOf(after)];
  const changed = (Object.keys(one) as (keyof typeof one)[]).filter(
    (name) => !isDeepStrictEqual(one[name], other[name]),
  );
  return {
    before: Object.fromEntries(changed.map((name) => [name, one[name]])),
    after: Object.fromEntries(changed.map((name) => [name, other[name]])),
  };
}

import type { OpsBroadcast, WrittenBroadcast } from '@lanna/contract/messaging/inbox/ops';
import { LANGUAGES, type LocalText } from '@lanna/rules/local-text';
import { cleanRichText, plainText } from '../../../../platform/files/rich-text.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import type { Versioned } from '../../../../platform/ops/desk.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { broadcastDesk, broadcastSubject } from './broadcast-desk.ts';
import { showBroadcast } from './list-broadcasts.ts';

type Writing = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>;

const EXCERPT_MAX = 160;

/** Writes a draft for a brand in scope. Refuses `not_found`, `rich_text_unsafe`, `broadcast_incomplete`. */
export async function addBroadcast(
  tx: Tx,
  call: Writing,
  { brand: code, now, ...written }: WrittenBroadcast & { brand: string; now: Date },
): Promise<OpsBroadcast> {
  const brand = brandInScope(call.brands, code);
  const id = newId();
  const { name } = call.operator;
  await tx
    .insertInto('inbox.broadcast')
    .values({
      id,
      merchant_id: brand.id,
      state: 'draft',
      ...columnsOf(written),
      created_by: name,
      changed_by: name,
      changed_at: now,
    })
    .execute();
  return recorded(tx, call, id, 'inbox.add-broadcast');
}

/** Refuses `not_found`, `changed_meanwhile`, `broadcast_move_impossible`, `rich_text_unsafe`, `broadcast_incomplete`. */
export async function changeBroadcast(
  tx: Tx,
  call: Writing,
  { id, version, now, ...written }: WrittenBroadcast & { id: string; version: number; now: Date },
): Promise<OpsBroadcast> {
  const held = await lockDraft(tx, call, { id, version });
  const before = factsOf(await showBroadcast(tx, call.brands, id));
  await tx
    .updateTable('inbox.broadcast')
    .set({
      ...columnsOf(written),
      changed_by: call.operator.name,
      changed_at: now,
      version: held.version + 1,
    })
    .where('id', '=', id)
    .execute();
  return recorded(tx, call, id, 'inbox.change-broadcast', before);
}

/** Refuses `not_found`, `changed_meanwhile`, `broadcast_move_impossible`. */
export async function removeBroadcast(
  tx: Tx,
  call: Writing,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const held = await lockDraft(tx, call, { id, version });
  const shown = await showBroadcast(tx, call.brands, id);
  await tx.deleteFrom('inbox.broadcast').where('id', '=', id).execute();
  await call.record(tx, {
    action: 'inbox.remove-broadcast',
    brandId: held.merchant_id,
    subject: broadcastSubject(shown),
    before: factsOf(shown),
  });
  await notifyOps(tx, { brandId: held.merchant_id, type: 'broadcasts_changed' });
}

async function lockDraft(tx: Tx, call: Writing, { id, version }: Versioned) {
  const broadcast = await broadcastDesk.lockFor(tx, call, { id, version });
  if (broadcast.state !== 'draft')
    throw new Refusal('broadcast_move_impossible', { from: broadcast.state, to: 'draft' });
  return broadcast;
}

async function recorded(
  tx: Tx,
  call: Writing,
  id: string,
  action: string,
  before?: Record<string, unknown>,
): Promise<OpsBroadcast> {
  const shown = await showBroadcast(tx, call.brands, id);
  const brandId = call.brands.find(({ code }) => code === shown.brand)?.id ?? null;
  const after = factsOf(shown);
  await call.record(tx, {
    action,
    brandId,
    subject: broadcastSubject(shown),
    ...(before && { before }),
    after,
  });
  if (brandId !== null) await notifyOps(tx, { brandId, type: 'broadcasts_changed' });
  return shown;
}

/** What was written, with a count instead of names. */
function factsOf({ kind, title, content, path, audience }: OpsBroadcast) {
  const { usernames, ...rest } = audience;
  return { kind, title, content, path, audience: { ...rest, usernames: usernames.length } };
}

/** A reader's language picks the title and the text alike, so both are written in the same ones. */
function columnsOf({ kind, title, content: typed, path, audience }: WrittenBroadcast) {
  const content = cleanRichText(typed);
  const written = LANGUAGES.filter((language) => title[language] !== undefined);
  const isWhole = LANGUAGES.every(
    (language) => (title[language] === undefined) === (content[language] === undefined),
  );
  if (written.length === 0 || !isWhole) throw new Refusal('broadcast_incomplete');
  const excerpt: LocalText = Object.fromEntries(
    written.map((language) => [language, beginningOf(content[language] ?? '') || title[language]]),
  );
  return { kind, title, content, excerpt, path, audience: JSON.stringify(audience) };
}

function beginningOf(html: string): string {
  const letters = [...plainText(html)];
  return letters.length <= EXCERPT_MAX ? letters.join('') : `${letters.slice(0, EXCERPT_MAX - 1).join('')}…`;
}

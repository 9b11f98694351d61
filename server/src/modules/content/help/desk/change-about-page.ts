import type { OpsAboutPage } from '@lanna/contract/content/help/about-ops';
import type { AboutPage } from '@lanna/contract/content/help/help';
import type { LocalText } from '@lanna/rules/local-text';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { cleanText } from '../clean-text.ts';
import { notifyChanged } from '../internal/scoped.ts';
import { showAboutPage } from '../reading/about-pages.ts';

type Call = Pick<AnyOpsCall, 'record' | 'operator'>;

/** Keeps a draft; visitors see nothing of it. Refuses `changed_meanwhile` if another operator was quicker. */
export async function saveDraft(
  tx: Tx,
  call: Call,
  brand: Brand,
  request: { page: AboutPage; version: number; title: LocalText; content: LocalText },
  now: Date,
): Promise<OpsAboutPage> {
  const { page } = request;
  const text = cleanText(request);
  await lockPage(tx, brand, request, { now, name: call.operator.name });
  await setDraft(tx, brand, request, text, { now, name: call.operator.name });
  await call.record(tx, {
    action: 'help.save-draft',
    brandId: brand.id,
    subject: subjectOf(brand, page),
    after: { title: text.title },
  });
  await notifyChanged(tx, brand.id);
  return showAboutPage(tx, brand, page);
}

/** Throws the draft away; what is published stays. */
export async function dropDraft(
  tx: Tx,
  call: Call,
  brand: Brand,
  request: { page: AboutPage; version: number },
  now: Date,
): Promise<OpsAboutPage> {
  const { page } = request;
  const before = await lockPage(tx, brand, request, { now, name: call.operator.name });
  await setDraft(tx, brand, request, null, { now, name: call.operator.name });
  await call.record(tx, {
    action: 'help.drop-draft',
    brandId: brand.id,
    subject: subjectOf(brand, page),
    before: { title: before.draft_title },
  });
  await notifyChanged(tx, brand.id);
  return showAboutPage(tx, brand, page);
}

/** Publishes the draft as the next version of any page but the terms. Refuses `not_found` where there is no draft. */
export async function publishPage(
  tx: Tx,
  call: Call,
  brand: Brand,
  request: { page: Exclude<AboutPage, 'terms'>; version: number; note: string },
  now: Date,
): Promise<OpsAboutPage> {
  const number = await publishDraft(tx, brand, request, { now, name: call.operator.name });
  await call.record(tx, {
    action: 'help.publish-page',
    brandId: brand.id,
    subject: subjectOf(brand, request.page),
    after: { version: number, note: request.note },
  });
  await notifyChanged(tx, brand.id);
  return showAboutPage(tx, brand, request.page);
}

/** The draft becomes the page's next version: its number. */
export async function publishDraft(
  tx: Tx,
  brand: Brand,
  request: {
    page: AboutPage;
    version: number;
    note: string;
    terms?: { version: string; askedAgain: boolean };
  },
  by: { now: Date; name: string },
): Promise<number> {
  const { draft_title: title, draft_content: content } = await lockPage(tx, brand, request, by);
  if (!title || !content) throw new Refusal('not_found');
  const { last } = await tx
    .selectFrom('help.page_version')
    .where('merchant_id', '=', brand.id)
    .where('page', '=', request.page)
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  await tx
    .insertInto('help.page_version')
    .values({
      merchant_id: brand.id,
      page: request.page,
      number,
      title,
      content,
      note: request.note,
      published_at: by.now,
      published_by: by.name,
      terms_version: request.terms?.version ?? null,
      asked_again: request.terms?.askedAgain ?? false,
    })
    .execute();
  await setDraft(tx, brand, request, null, by);
  return number;
}

export function subjectOf(brand: Brand, page: AboutPage) {
  return { kind: 'help-page', id: `${brand.code}/${page}`, name: page };
}

/** Its row, made where nothing was ever written; version 0 stands for that. */
async function lockPage(
  tx: Tx,
  brand: Brand,
  { page, version }: { page: AboutPage; version: number },
  { now, name }: { now: Date; name: string },
) {
  await tx
    .insertInto('help.page')
    .values({ merchant_id: brand.id, page, version: 0, changed_at: now, changed_by: name })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const row = await tx
    .selectFrom('help.page')
    .selectAll()
    .where('merchant_id', '=', brand.id)
    .where('page', '=', page)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.version !== version) throw new Refusal('changed_meanwhile');
  return row;
}

async function setDraft(
  tx: Tx,
  brand: Brand,
  { page, version }: { page: AboutPage; version: number },
  text: { title: LocalText; content: LocalText } | null,
  { now, name }: { now: Date; name: string },
) {
  await tx
    .updateTable('help.page')
    .set({
      draft_title: text?.title ?? null,
      draft_content: text?.content ?? null,
      version: version + 1,
      changed_at: now,
      changed_by: name,
    })
    .where('merchant_id', '=', brand.id)
    .where('page', '=', page)
    .execute();
}

import type { OpsAboutPage } from '@lanna/contract/content/help/about-ops';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { changeTermsVersion } from '../../../house/brands/change-terms-version.ts';
import { lockBrand } from '../../../house/brands/console-brand.ts';
import { notifyChanged } from '../internal/scoped.ts';
import { showAboutPage } from '../reading/about-pages.ts';
import { publishDraft, subjectOf } from './change-about-page.ts';

/**
 * Publishes the draft of the terms. With a new version the brand's setting takes it in the same transaction, so that no member is
 * asked about a text that cannot be read, and none reads one that is not asked about. Refuses `terms_version_taken` for a version that
 * members were asked about before: those who accepted it then would not be asked.
 */
export async function publishTerms(
  tx: Tx,
  call: Pick<AnyOpsCall, 'record' | 'operator'>,
  brand: Brand,
  request: { version: number; note: string; reason: string; termsVersion: string | null },
  { now, consoleHosts }: { now: Date; consoleHosts: readonly string[] },
): Promise<OpsAboutPage> {
  const kept = await lockBrand(tx, brand.id);
  const before = kept.document.termsVersion;
  const { note, reason, termsVersion } = request;
  if (termsVersion !== null) {
    await refuseTaken(tx, brand, termsVersion, before);
    await changeTermsVersion(tx, call, kept, { termsVersion, reason }, { now, consoleHosts });
  }
  const number = await publishDraft(
    tx,
    brand,
    {
      page: 'terms',
      version: request.version,
      note,
      terms: { version: termsVersion ?? before, askedAgain: termsVersion !== null },
    },
    { now, name: call.operator.name },
  );
  await call.record(tx, {
    action: 'help.publish-terms',
    brandId: brand.id,
    subject: subjectOf(brand, 'terms'),
    before: { termsVersion: before },
    after: { version: number, termsVersion: termsVersion ?? before, askedAgain: termsVersion !== null, note },
    reason,
  });
  await notifyChanged(tx, brand.id);
  return showAboutPage(tx, brand, 'terms');
}

async function refuseTaken(tx: Tx, brand: Brand, version: string, now: string) {
  const earlier = await tx
    .selectFrom('help.page_version')
    .select('number')
    .where('merchant_id', '=', brand.id)
    .where('page', '=', 'terms')
    .where('terms_version', '=', version)
    .executeTakeFirst();
  if (earlier || version === now) throw new Refusal('terms_version_taken', { version });
}

import { randomUUID } from 'node:crypto';
import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import {
  BACK_OFFICE_LAUNCH_FIELD,
  BACK_OFFICE_LAUNCH_MS,
  BACK_OFFICE_LAUNCH_TYPE,
  type BackOfficePermission,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Language } from '@lanna/contract/people/members/members';
import { SignJWT } from 'jose';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Operator } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { signingKeyOf } from '../../../house/brands/signing-key.ts';
import { isCarried } from '../internal/carried.ts';

export interface BackOfficeVisit {
  vendorCode: string;
  brand: Brand;
  operator: Operator;
  permissions: readonly BackOfficePermission[];
  language: Language;
  now: Date;
}

/**
 * The address that opens a vendor's back office for one operator, once, within a minute: signed with the brand's key. Refuses
 * `not_found` for a vendor the brand does not carry, `back_office_unavailable` for one that has none.
 */
export async function openBackOffice(
  { db, secrets }: { db: Queryable; secrets: SecretBox },
  visit: BackOfficeVisit,
) {
  const { brand, operator, permissions, language, now } = visit;
  const vendor = await db
    .selectFrom('catalogue.vendor as v')
    .select(['v.id', 'v.name', 'v.back_office_url'])
    .where('v.code', '=', visit.vendorCode)
    .where(isCarried('v.id', [brand.id]))
    .executeTakeFirst();
  if (!vendor) throw new Refusal('not_found');
  if (vendor.back_office_url === null) throw new Refusal('back_office_unavailable');
  const iat = Math.floor(now.getTime() / 1000);
  const launch = await new SignJWT({
    name: operator.name,
    permissions: [...permissions],
    lang: LANGUAGE_TAGS[language],
  })
    .setProtectedHeader({ alg: 'RS256', kid: brand.code, typ: BACK_OFFICE_LAUNCH_TYPE })
    .setIssuer(brand.code)
    .setAudience(vendor.back_office_url)
    .setSubject(operator.id)
    .setJti(randomUUID())
    .setIssuedAt(iat)
    .setExpirationTime(iat + BACK_OFFICE_LAUNCH_MS / 1000)
    .sign(await signingKeyOf(db, secrets, brand.id));
  return {
    vendor: { id: vendor.id, name: vendor.name },
    url: `${vendor.back_office_url}#${BACK_OFFICE_LAUNCH_FIELD}=${launch}`,
    origin: new URL(vendor.back_office_url).origin,
  };
}

import { type RawBuilder, sql } from 'kysely';

/** True for a vendor that one of the brands carries, open or closed; with `null` for any vendor. */
export function isCarried(vendorId: string, brandIds: readonly string[] | null): RawBuilder<boolean> {
  if (brandIds === null) return sql<boolean>`true`;
  return sql<boolean>`exists (select from catalogue.brand_vendor x
    where x.vendor_id = ${sql.ref(vendorId)} and x.merchant_id = any(${[...brandIds]}::uuid[]))`;
}

/** True while a stop holds for one of the subjects at the brand: of the brand itself, a vendor, a game or a member. */
export function isStopped(merchantId: string, subjects: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select from catalogue.stop_in_force s
    where s.subject_id in (${sql.join(subjects.map((subject) => sql.ref(subject)))})
      and (s.merchant_id is null or s.merchant_id = ${sql.ref(merchantId)}))`;
}

/** The same over the brands of a scope: at one of them, or at every brand. */
export function isStoppedIn(subjects: readonly string[], brandIds: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select from catalogue.stop_in_force s
    where s.subject_id in (${sql.join(subjects.map((subject) => sql.ref(subject)))})
      and (s.merchant_id is null or s.merchant_id = any(${[...brandIds]}::uuid[])))`;
}

import { Refusal } from '../refusals/refusal.ts';

/** The brand with this code, of those the call is for. Refuses with `not_found`. */
export function brandInScope<Found extends { code: string }>(brands: readonly Found[], code: string): Found {
  const brand = brands.find((candidate) => candidate.code === code);
  if (!brand) throw new Refusal('not_found');
  return brand;
}

/** The same where the call says whose brand it is not. Refuses with `brand_out_of_scope`. */
export function brandOf<Found extends { code: string }>(brands: readonly Found[], code: string): Found {
  const brand = brands.find((candidate) => candidate.code === code);
  if (!brand) throw new Refusal('brand_out_of_scope', { brand: code });
  return brand;
}

import type { Brand } from '../../../platform/http/calls/route.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { BrandProfile } from './brand.ts';
import type { Brands } from './find-brand.ts';

/** The whole profile of a call's brand. Refuses with `domain_unknown` when it was switched off a moment ago. */
export async function profileOf(brands: Brands, call: { brand: Brand }): Promise<BrandProfile> {
  const profile = await brands.findById(call.brand.id);
  if (!profile) throw new Refusal('domain_unknown');
  return profile;
}

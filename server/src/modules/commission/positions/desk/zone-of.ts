import type { Brand } from '../../../../platform/http/calls/route.ts';

/** The time zone of a brand in the call's scope. */
export function zoneOf(brands: readonly Pick<Brand, 'id' | 'timeZone'>[], merchantId: string): string {
  const brand = brands.find(({ id }) => id === merchantId);
  if (!brand) throw new Error('the member is of a brand in scope');
  return brand.timeZone;
}

import { createContext, use } from 'react';
import { BrandContext } from '../../api/content/brand.ts';

/** The zone of the console's scope of brands; on a brand's own site there is none but the brand's. */
export const TimeZone = createContext<string | undefined>(undefined);

/** The zone in which dates and times are shown. */
export function useTimeZone(): string {
  const zone = use(TimeZone);
  const brand = use(BrandContext);
  const found = zone ?? brand?.timeZone;
  if (!found) throw new Error('no time zone: neither <TimeZone> nor <BrandContext> is above this component');
  return found;
}

import type { Value } from '@lanna/contract/endpoint';
import type { whitelabel } from '@lanna/contract/house/brands/brand';
import { createContext, use } from 'react';

export type Brand = Value<typeof whitelabel>;

let merchant: string | undefined;

/** The merchant code for the wire, once known; before that the host alone says which brand it is. */
export function knownMerchant(): string | undefined {
  return merchant;
}

/** The brand the server wrote into the page, if it did (`<script type="application/json" id="brand">`). */
export function brandInPage(): Brand | undefined {
  const text = document.getElementById('brand')?.textContent;
  if (!text) return undefined;
  const brand: Brand = JSON.parse(text);
  return brand;
}

export function rememberMerchant(code: string): void {
  merchant = code;
}

export const BrandContext = createContext<Brand | undefined>(undefined);

/** The brand whose site this is: languages, currency symbol, time zone, flags. */
export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (!brand) throw new Error('no brand: <BrandContext> is missing above this component');
  return brand;
}

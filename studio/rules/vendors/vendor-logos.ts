import { kadLuangLogo } from './kad-luang/logo.ts';
import { lannaLogo } from './lanna/logo.ts';
import type { VendorLogo } from './logo.ts';
import { maenamLogo } from './maenam/logo.ts';
import { nagaLogo } from './naga/logo.ts';
import { salaLogo } from './sala/logo.ts';
import { sanamLogo } from './sanam/logo.ts';
import { wongLogo } from './wong/logo.ts';

/** By vendors' codes. Apart from what vendors are: pages that list their games fetch no drawings. */
export const VENDOR_LOGOS: Readonly<Record<string, VendorLogo>> = {
  LANNA: lannaLogo,
  KADLUANG: kadLuangLogo,
  NAGA: nagaLogo,
  SALA: salaLogo,
  SANAM: sanamLogo,
  MAENAM: maenamLogo,
  WONG: wongLogo,
};

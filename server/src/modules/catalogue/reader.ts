import type { Language } from '@lanna/contract/accounts';
import type { BrandProfile } from '../brands/brand.ts';

/** For whom the catalogue is read. */
export interface Reader {
  brand: BrandProfile;
  language: Language;
  /** Null for a visitor, who has neither favourites nor recent games. */
  memberId: string | null;
}

export interface PersonalReader extends Reader {
  memberId: string;
}

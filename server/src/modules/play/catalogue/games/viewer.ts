import type { Language } from '@lanna/contract/people/members/members';
import type { BrandProfile } from '../../../house/brands/brand.ts';

/** The visitor or member for whom the catalogue is read. */
export interface Viewer {
  brand: BrandProfile;
  language: Language;
  /** Null for a visitor, who has neither favourites nor recent games. */
  memberId: string | null;
}

export interface PersonalViewer extends Viewer {
  memberId: string;
}

import { localText } from '@lanna/rules/local-text';
import type { Brand } from '../../../platform/http/calls/route.ts';
import type { ClubLabelOf } from '../../people/members/club-label.ts';
import { brandDays } from './brand-day.ts';
import { readLevels } from './levels/read-levels.ts';

/** The name a brand has for a level, in the reader's language; undefined where it has none. */
export const nameOfRank: ClubLabelOf = async (db, { brand, level, language, now }) => {
  const levels = await readLevels(db, brand.id, brandDays(brand.timeZone, now).today);
  const found = levels.find((one) => one.level === level);
  return found && localText(found.name, language, (brand satisfies Brand).defaultLanguage);
};

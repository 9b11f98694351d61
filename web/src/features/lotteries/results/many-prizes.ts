import { familyOf } from '@lanna/rules/lotteries/lottery/families';

const IN_A_ROW = 4;

/** Prizes that fill a table: many, or dozens that decide no play. */
export function hasPrizeTable(family: string): boolean {
  const parts = familyOf(family)?.draw.parts ?? [];
  return hasManyPrizes(family) || parts.some(({ optional }) => optional);
}

/** More prizes than fit beside each other: they are shown as a table, or the first of them alone. */
export function hasManyPrizes(family: string): boolean {
  const parts = familyOf(family)?.draw.parts ?? [];
  return parts.filter(({ optional }) => !optional).length > IN_A_ROW;
}

import { numberText, resultParts } from '@lanna/rules/lotteries/lottery/draws/result-parts';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';

/** The special prize of a result; undefined where the text is none of the family. */
export function specialOf(familyCode: string, result: string): string | undefined {
  const family = familyOf(familyCode);
  const read = family && parseResult(family.draw, result);
  if (!read || 'errors' in read) return undefined;
  const [special] = resultParts(family.draw, read.result);
  const [number] = special?.numbers ?? [];
  return special && number && numberText(special.part, number.symbols);
}

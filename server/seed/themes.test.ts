import { brandTheme, contrastRatio, READABLE_PAIRS } from '@lanna/contract/house/brands/brand-theme';
import { describe, expect, test } from 'vitest';
import { chaophrayaTheme, lannaTheme } from './themes.ts';

describe.each([
  ['Lanna', lannaTheme],
  ['Chaophraya', chaophrayaTheme],
] as const)('the theme of %s', (_, theme) => {
  test.each(READABLE_PAIRS)('%s on %s keeps a contrast of at least %d', (ink, paper, least) => {
    expect(contrastRatio(theme.colours[ink], theme.colours[paper])).toBeGreaterThanOrEqual(least);
  });

  test('is a record the merchant row may hold', () => {
    expect(brandTheme.parse(theme)).toEqual(theme);
  });
});

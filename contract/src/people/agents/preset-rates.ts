import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { z } from 'zod';

/** In hundred-thousandths of valid turnover, for some kinds of games; what is left out is 0. */
export const presetRates = z.partialRecord(z.enum(RATE_CATEGORIES), z.int().min(0).max(100_000));
export type PresetRates = z.infer<typeof presetRates>;

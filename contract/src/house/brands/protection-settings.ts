import { z } from 'zod';
import { moneyFromZero } from '../../money.ts';

const limit = moneyFromZero.nullable().default(null);
const minutes = z.int().min(1).max(1440);
/** Lengths to choose from, shortest first, none twice. */
function lengths(min: number, max: number, initial: number[]) {
  return z
    .array(z.int().min(min).max(max))
    .min(1)
    .max(8)
    .refine((all) => all.every((length, at) => at === 0 || length > (all[at - 1] ?? 0)), 'not_ascending')
    .default(initial);
}

/**
 * Player protection of a brand: `settings.protection`. A limit of the brand holds for each member beside the member's own; the stricter of
 * the two wins. Null: none.
 */
export const protectionSettings = z.object({
  depositDay: limit,
  depositWeek: limit,
  depositMonth: limit,
  lossDay: limit,
  lossWeek: limit,
  lossMonth: limit,
  stakeDay: limit,
  stakeWeek: limit,
  stakeMonth: limit,
  /** Minutes of play on one day. */
  playMinutes: minutes.nullable().default(null),
  /** How long a raised limit waits before it can be confirmed, and how long a self-exclusion goes on after its end was asked for. */
  coolingHours: z.int().min(24).max(720).default(24),
  /** Hours of a time-out, and months of a self-exclusion, that members may choose; for good can always be chosen. */
  timeOutHours: lengths(1, 4320, [24, 72, 168, 720]),
  exclusionMonths: lengths(6, 120, [6, 12, 24, 60]),
  /** Within how many days after that it must be confirmed; then it lapses. */
  confirmDays: z.int().min(1).max(90).default(7),
  /** Minutes of play from one reality check to the next, for members who have chosen nothing, and what they may choose. */
  realityCheckMinutes: minutes.default(60),
  realityCheckMinutesMin: minutes.default(15),
  realityCheckMinutesMax: minutes.default(60),
});
export type ProtectionSettings = z.infer<typeof protectionSettings>;

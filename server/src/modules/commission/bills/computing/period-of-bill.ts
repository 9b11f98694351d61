import type { ContractKind } from '@lanna/rules/commission/contracts/terms';
import { WINDOW_MINUTES } from './brand-clock.ts';

/** What a bill is for, as pages show it. */
export function periodOfBill(
  kind: ContractKind,
  { from_day: from, to_day: to, slot }: { from_day: string; to_day: string; slot: number | null },
): { from: string; to: string; hour: number | null; minute: number | null } {
  if (slot === null) return { from, to, hour: null, minute: null };
  return kind === 'real_time_salary'
    ? { from, to, hour: null, minute: slot * WINDOW_MINUTES }
    : { from, to, hour: slot, minute: null };
}

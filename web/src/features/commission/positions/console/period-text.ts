import type { SheetRow } from '@lanna/contract/commission/positions/ops';

/** `2026-11-20`, or from the first day to the last. */
export function periodText({ from, to }: Pick<SheetRow, 'from' | 'to'>): string {
  return from === to ? to : `${from} – ${to}`;
}

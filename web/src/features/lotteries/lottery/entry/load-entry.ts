import type { PickEntry } from './pick-entry.ts';
import { PlainEntry } from './plain-entry.tsx';

const vietnamese = () => import('../vn/vn-entry.tsx').then(({ VnEntry }) => VnEntry);

/** By code of the family; all others pick in rows and type their lines. */
const ENTRIES: Readonly<Record<string, () => Promise<PickEntry>>> = { VN27: vietnamese, VN18: vietnamese };

export async function loadEntry(family: string): Promise<PickEntry> {
  return (await ENTRIES[family]?.()) ?? PlainEntry;
}

import type { KeyLook } from './key-look.ts';

/** By code of the family; keys of all others are plain figures. */
const LOOKS: Readonly<Record<string, () => Promise<KeyLook>>> = {};

export async function loadLook(family: string): Promise<KeyLook | null> {
  return (await LOOKS[family]?.()) ?? null;
}

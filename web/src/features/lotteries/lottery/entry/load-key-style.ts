import type { KeyStyle } from './key-style.ts';

/** By code of the family; keys of all others are plain figures. */
const Variants: Readonly<Record<string, () => Promise<KeyStyle>>> = {
  LHC: () => import('../key-styles/lhc.tsx').then(({ lhcStyle }) => lhcStyle),
  K3: () => import('../key-styles/k3.tsx').then(({ k3Style }) => k3Style),
  PC28: () => import('../key-styles/pc28.tsx').then(({ pc28Style }) => pc28Style),
  KENO: () => import('../key-styles/keno.tsx').then(({ kenoStyle }) => kenoStyle),
};

export async function loadKeyStyle(family: string): Promise<KeyStyle | null> {
  return (await Variants[family]?.()) ?? null;
}

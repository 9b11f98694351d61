import type { KeyStyle } from './key-look.ts';

/** By code of the family; keys of all others are plain figures. */
const Variants: Readonly<Record<string, () => Promise<KeyStyle>>> = {
  LHC: () => import('../looks/lhc.tsx').then(({ lhcLook: lhcStyle }) => lhcStyle),
  K3: () => import('../looks/k3.tsx').then(({ k3Look: k3Style }) => k3Style),
  PC28: () => import('../looks/pc28.tsx').then(({ pc28Look: pc28Style }) => pc28Style),
  KENO: () => import('../looks/keno.tsx').then(({ kenoLook: kenoStyle }) => kenoStyle),
};

export async function loadKeyStyle(family: string): Promise<KeyStyle | null> {
  return (await Variants[family]?.()) ?? null;
}

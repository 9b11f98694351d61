import type { KeyLook } from './key-look.ts';

/** By code of the family; keys of all others are plain figures. */
const LOOKS: Readonly<Record<string, () => Promise<KeyLook>>> = {
  LHC: () => import('../looks/lhc.tsx').then(({ lhcLook }) => lhcLook),
  K3: () => import('../looks/k3.tsx').then(({ k3Look }) => k3Look),
  PC28: () => import('../looks/pc28.tsx').then(({ pc28Look }) => pc28Look),
  KENO: () => import('../looks/keno.tsx').then(({ kenoLook }) => kenoLook),
};

export async function loadLook(family: string): Promise<KeyLook | null> {
  return (await LOOKS[family]?.()) ?? null;
}

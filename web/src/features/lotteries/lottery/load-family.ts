import type { Family } from '@lanna/rules/lotteries/lottery/family';

/** Rules come with the game that needs them: those of one family alone. */
const FAMILIES: Readonly<Record<string, () => Promise<Family>>> = {
  SSC: () => import('@lanna/rules/lotteries/lottery/ssc/family').then(({ ssc }) => ssc),
  '11X5': () => import('@lanna/rules/lotteries/lottery/11x5/family').then(({ elevenFive }) => elevenFive),
  PK10: () => import('@lanna/rules/lotteries/lottery/pk10/family').then(({ pk10 }) => pk10),
  LF3: () => import('@lanna/rules/lotteries/lottery/lf/family').then(({ lf3 }) => lf3),
  LF5: () => import('@lanna/rules/lotteries/lottery/lf/family').then(({ lf5 }) => lf5),
  LHC: () => import('@lanna/rules/lotteries/lottery/lhc/family').then(({ lhc }) => lhc),
  K3: () => import('@lanna/rules/lotteries/lottery/k3/family').then(({ k3 }) => k3),
  PC28: () => import('@lanna/rules/lotteries/lottery/pc28/family').then(({ pc28 }) => pc28),
  KENO: () => import('@lanna/rules/lotteries/lottery/keno/family').then(({ keno }) => keno),
  VN27: () => import('@lanna/rules/lotteries/lottery/vn/family').then(({ vietnamNorth }) => vietnamNorth),
  VN18: () => import('@lanna/rules/lotteries/lottery/vn/family').then(({ vietnamSouth }) => vietnamSouth),
};

/** Whether this table is the one for games of a family. */
export function isOnThisTable(code: string): boolean {
  return code in FAMILIES;
}

export async function loadFamily(code: string): Promise<Family> {
  const load = FAMILIES[code];
  if (!load) throw new Error(`this table has no family ${code}`);
  return load();
}

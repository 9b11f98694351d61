import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { queryOptions } from '@tanstack/react-query';

/** Rules come with the lottery that needs them: those of one family alone. */
const FAMILIES: Readonly<Record<string, () => Promise<Family>>> = {
  THAI: () => import('@lanna/rules/lotteries/lottery/thai/family').then(({ thai }) => thai),
  YEEKEE: () => import('@lanna/rules/lotteries/lottery/yeekee/family').then(({ yeekee }) => yeekee),
  HANOI: () => import('@lanna/rules/lotteries/lottery/markets/families').then(({ hanoi }) => hanoi),
  LAO: () => import('@lanna/rules/lotteries/lottery/markets/families').then(({ lao }) => lao),
  MALAYSIA: () => import('@lanna/rules/lotteries/lottery/markets/families').then(({ malaysia }) => malaysia),
  STOCK: () => import('@lanna/rules/lotteries/lottery/markets/families').then(({ stock }) => stock),
};

/** Whether this table is the one for games of a family. */
export function isOnThisTable(code: string): boolean {
  return code in FAMILIES;
}

export const familyQuery = (code: string) =>
  queryOptions({
    queryKey: ['seaFamily', code],
    queryFn: async () => {
      const load = FAMILIES[code];
      if (!load) throw new Error(`this table has no family ${code}`);
      return load();
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Rules are functions, which nothing compares.
    structuralSharing: false,
  });

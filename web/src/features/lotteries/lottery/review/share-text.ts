import { displayCount } from '../../../../i18n/format.ts';

/** `90.00%`, `0.00028%`: two decimals, and where there is less than that two figures. */
export function percentText(share: number): string {
  const percent = share * 100;
  if (percent === 0) return '0%';
  const decimals = percent >= 0.1 ? 2 : Math.min(12, 1 + Math.ceil(-Math.log10(percent)));
  return `${percent.toFixed(decimals)}%`;
}

/** One in how many, for chances people rather count than weigh; undefined where one in two or more wins. */
export function oneIn(chance: number): string | undefined {
  if (chance <= 0 || chance > 0.5) return undefined;
  const draws = 1 / chance;
  return draws < 10 ? draws.toFixed(1).replace(/\.0$/, '') : displayCount(Math.round(draws));
}

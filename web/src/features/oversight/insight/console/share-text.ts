import { displayCount } from '../../../../i18n/format.ts';

/** `12 · 40 %` of so many; the number alone of none. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return displayCount(part);
  return `${displayCount(part)} · ${Math.round((part / whole) * 100)} %`;
}

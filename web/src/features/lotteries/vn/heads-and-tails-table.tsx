import type { DrawShape } from '@lanna/rules/lotteries/lottery/family';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { byDigit, tailsOf } from './heads-and-tails.ts';

/** The last two digits of every prize: what stands behind each head, and before each tail. That of the special prize is red. */
export function HeadsAndTails({
  draw,
  result,
  marked,
}: {
  draw: DrawShape;
  result: string;
  marked: ReadonlySet<string>;
}) {
  const { t } = useTranslation('vn');
  const tails = tailsOf(draw, result);
  if (!tails) return null;
  const heads = byDigit(tails, 'head');
  const ends = byDigit(tails, 'tail');
  return (
    <table className="w-full border-collapse border-line text-sm max-sm:border-t sm:border-l">
      <caption className="sr-only">{t('tails.caption')}</caption>
      <thead>
        <tr className="bg-sunken text-muted text-xs">
          <th scope="col" className="w-11 px-1 py-1.5 font-medium leading-tight">
            {t('tails.head')}
          </th>
          <th scope="col" className="py-1.5 pr-1 text-left font-normal leading-tight">
            {t('tails.tails')}
          </th>
          <th scope="col" className="w-11 px-1 py-1.5 font-medium leading-tight">
            {t('tails.tail')}
          </th>
          <th scope="col" className="py-1.5 pr-1 text-left font-normal leading-tight">
            {t('tails.heads')}
          </th>
        </tr>
      </thead>
      <tbody>
        {heads.map((row, digit) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the digits 0 to 9
          <tr key={digit} className="border-line/60 border-t">
            <th scope="row" className={DIGIT}>
              {digit}
            </th>
            <td className={LIST}>
              <Digits row={row} isMarked={(other) => marked.has(`${digit}${other}`)} />
            </td>
            <th scope="row" className={DIGIT}>
              {digit}
            </th>
            <td className={LIST}>
              <Digits row={ends[digit] ?? []} isMarked={(other) => marked.has(`${other}${digit}`)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DIGIT = 'figures py-1 text-center font-display font-semibold text-accent-text leading-5';
const LIST = 'figures py-1 pr-1 font-display leading-5 tracking-wide';

function Digits({
  row,
  isMarked,
}: {
  row: readonly { digit: number; isSpecial: boolean }[];
  isMarked: (digit: number) => boolean;
}) {
  if (row.length === 0) return <span className="text-muted">–</span>;
  return (
    <span className="flex flex-wrap gap-x-1">
      {row.map(({ digit, isSpecial }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the same digit may come several times
          key={at}
          className={classes(
            isSpecial && 'font-bold text-danger',
            isMarked(digit) && 'lantern rounded-small px-1 font-semibold',
          )}
        >
          {digit}
        </span>
      ))}
    </span>
  );
}

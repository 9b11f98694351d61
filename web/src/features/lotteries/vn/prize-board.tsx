import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import { numberText, resultParts } from '@lanna/rules/lotteries/lottery/draws/result-parts';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { usePlayWords } from '../lotteries/play-words.ts';
import { HeadsAndTails } from './heads-and-tails-table.tsx';

/** How many of the last digits of each prize are shown; 0 for all of them. */
export type ShownDigits = 0 | 2 | 3;

/** One draw as Vietnamese papers print it: each prize in a row, the special one in red; beside it heads and tails. */
export function PrizeBoard({
  draw,
  name,
  family: code,
  digits,
  marked,
}: {
  draw: Draw;
  name: string;
  family: string;
  digits: ShownDigits;
  /** Two-digit numbers to be found again in the prizes. */
  marked: ReadonlySet<string>;
}) {
  const { t } = useTranslation('vn');
  const words = usePlayWords(code);
  const family = familyOf(code);
  const read = family && draw.result ? parseResult(family.draw, draw.result) : undefined;
  if (!family || !read || 'errors' in read) return null;
  return (
    <article className="lit overflow-hidden rounded-large bg-surface">
      <header className="flex items-center justify-between gap-3 border-line border-b px-4 py-2.5">
        <div className="min-w-0">
          <h3 className="font-display font-semibold leading-tight">{name}</h3>
          <p className="figures text-muted text-xs">
            {draw.numero} · {displayDateTime(draw.drawsAt, VIETNAM).slice(0, 16)}
            {draw.version > 1 && <span className="ml-1.5 text-warning">{t('board.corrected')}</span>}
          </p>
        </div>
        <a
          href={paths.drawProof({ gameCode: draw.gameCode, numero: draw.numero })}
          aria-label={t('board.proof', { numero: draw.numero })}
          className="flex size-10 shrink-0 items-center justify-center rounded-full text-muted transition-colors hover:bg-raised hover:text-accent-text"
        >
          <ShieldCheck className="size-5" aria-hidden="true" />
        </a>
      </header>
      <div className="grid sm:grid-cols-[minmax(0,1fr)_15rem]">
        <table className="w-full border-collapse text-center">
          <caption className="sr-only">{t('board.prizes', { name, numero: draw.numero })}</caption>
          <tbody>
            {resultParts(family.draw, read.result).map(({ part, numbers }) => (
              <tr key={part.name} className="border-line/60 border-t first:border-t-0 odd:bg-sunken/40">
                <th
                  scope="row"
                  className="w-20 border-line/60 border-r px-2 py-1.5 text-left font-normal text-muted text-xs leading-tight"
                >
                  {words.part(part.name)}
                </th>
                <td className="px-1.5 py-1.5">
                  <span className={classes('grid gap-x-1 gap-y-0.5', columnsOf(numbers.length))}>
                    {numbers.map(({ symbols, before }) => (
                      <Prize
                        key={before}
                        text={numberText(part, symbols)}
                        digits={digits}
                        isSpecial={part.name === 'special'}
                        isMarked={marked.has(numberText(part, symbols.slice(-2)))}
                      />
                    ))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <HeadsAndTails draw={family.draw} result={draw.result ?? ''} marked={marked} />
      </div>
    </article>
  );
}

const VIETNAM = 'Asia/Ho_Chi_Minh';

function Prize({
  text,
  digits,
  isSpecial,
  isMarked,
}: {
  text: string;
  digits: ShownDigits;
  isSpecial: boolean;
  isMarked: boolean;
}) {
  const shown = digits === 0 ? text : text.slice(-digits);
  const end = shown.slice(-2);
  return (
    <span
      className={classes(
        'figures font-display tracking-[0.06em]',
        isSpecial ? 'font-bold text-3xl text-danger leading-9' : 'font-semibold text-base leading-7',
        text.length < digits && 'text-muted',
      )}
    >
      {shown.slice(0, -2)}
      {isMarked ? <mark className="lantern rounded-small px-1">{end}</mark> : end}
    </span>
  );
}

/** As even as the papers set them: six prizes in three columns, seven in four. */
function columnsOf(numbers: number): string {
  if (numbers === 1) return 'grid-cols-1';
  if (numbers === 2) return 'grid-cols-2';
  if (numbers === 4 || numbers === 7) return 'grid-cols-4 max-[26rem]:grid-cols-2';
  return 'grid-cols-3';
}

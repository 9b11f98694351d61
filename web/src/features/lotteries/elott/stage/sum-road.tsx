import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { sumColourClasses } from '../../lotteries/balls/sum-colours.ts';
import { lastResultsQuery } from '../../lotteries/queries.ts';
import { shortNumero } from '../../lotteries/short-numero.ts';
import { drawnOf, type SumOfDraw, sumOfDraw } from './drawn.ts';
import { useSumWords } from './use-sum-words.ts';

export const SUMS_ON_ROAD = 20;

/** The sums of the last draws, the newest first: of dice by size, of PC28 in their colours. */
export function SumRoad({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('elott');
  const { t: common } = useTranslation('lotteries');
  const sumWords = useSumWords();
  const { data } = useQuery(lastResultsQuery(game.code, SUMS_ON_ROAD));
  const sums = (data ?? []).flatMap((draw) => {
    const drawn = drawnOf(game.family, draw);
    const sum = drawn && sumOfDraw(game.type, drawn.numbers);
    return sum ? [{ numero: draw.numero, sum }] : [];
  });
  return (
    <section
      aria-label={t('stage.road', { draws: SUMS_ON_ROAD })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      className="no-scrollbar -mx-3 min-h-12 overflow-x-auto px-3 sm:mx-0 sm:px-0"
    >
      <ol className="flex w-max gap-1">
        {sums.map(({ numero, sum }) => (
          <li
            key={numero}
            title={`${shortNumero(numero)} · ${sumWords(sum)}`}
            className="flex shrink-0 flex-col items-center gap-0.5"
          >
            <span
              className={classes(
                'figures flex size-7.5 items-center justify-center rounded-full font-display font-semibold text-sm',
                game.type === 'PC28' ? sumColourClasses(sum.sum) : SIZES[sum.size],
              )}
            >
              {sum.sum}
            </span>
            <span className="max-w-9 truncate text-[0.6875rem] text-muted leading-tight">
              {common(`plays.options.${sum.size}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const SIZES: Readonly<Record<SumOfDraw['size'], string>> = {
  big: 'bg-[#bf2f38] text-white',
  small: 'bg-[#1f6fc4] text-white',
  triple: 'bg-[#1f7a40] text-white',
};

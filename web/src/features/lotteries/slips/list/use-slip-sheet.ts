import type { Value } from '@lanna/contract/endpoint';
import type { showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { moneyOf } from '@lanna/contract/money';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { displayMoney } from '@lanna/rules/money';
import { shortNumber } from '@lanna/rules/short-number';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { useBrandName } from '../../../../api/content/brand-name.ts';
import { displayCount, displayDateTime } from '../../../../i18n/format.ts';
import { usePlayWords } from '../../lotteries/play-words.ts';
import { selectionWords } from '../../lotteries/selection-words.ts';
import { numbersOfLine } from '../detail/numbers-of-line.ts';
import type { SlipSheet } from '../picture/paint-slip.ts';

/** A slip in the words of its picture: the lines of its first draw, number by number where it is read so. */
export function useSlipSheet({ slip, lines }: Value<typeof showSlip>): SlipSheet {
  const { t } = useTranslation('slips');
  const { currencySymbol, timeZone } = useBrand();
  const brand = useBrandName();
  const family = familyOf(gameOf(slip.gameCode)?.family ?? '');
  const words = usePlayWords(family?.code ?? '', lines[0]?.drawsAt);
  const money = (amount: bigint) => displayMoney(amount, currencySymbol);
  const groups = new Map<string, [string, string, string][]>();
  for (const line of lines.filter(({ numero }) => numero === slip.firstNumero)) {
    const play = family && playOf(family, line.play);
    const title = play ? words.name(play.name) : line.play;
    const rows = groups.get(title) ?? [];
    groups.set(title, rows);
    const numbers = numbersOfLine(slip.gameCode, line);
    if (numbers)
      rows.push(
        ...numbers.map(({ number, stake, pays }): [string, string, string] => [
          number,
          money(stake),
          money(pays),
        ]),
      );
    else
      rows.push([
        play ? selectionWords(words, play, line.selection) : line.selection,
        money(moneyOf(line.stake)),
        `× ${[...new Set(line.prices)].join(' / ')}`,
      ]);
  }
  return {
    brand,
    game: slip.gameName,
    facts: [
      {
        name: t('picture.draw'),
        value:
          slip.draws > 1
            ? t('card.trace', { first: slip.firstNumero, draws: displayCount(slip.draws) })
            : slip.firstNumero,
      },
      { name: t('number'), value: shortNumber('S', slip.id) },
      { name: t('picture.time'), value: displayDateTime(slip.placedAt, timeZone) },
    ],
    groups: [...groups].map(([title, rows]) => ({ title, rows })),
    heads: [t('byNumber.number'), t('byNumber.price'), t('byNumber.pays')],
    total: { name: t('stake'), value: money(moneyOf(slip.stake)) },
    more: (count) => t('picture.more', { count, numbers: displayCount(count) }),
  };
}

import type { LotteryPriceRow } from '@lanna/contract/lotteries/lottery/ops';
import { moneyOf } from '@lanna/contract/money';
import { figuresOf } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Button } from '../../../../ui/button.tsx';
import { usePlayWords, useTierName } from './play-name.ts';

export interface Branch {
  /** Of rules; names the table. */
  group: string;
  rows: readonly LotteryPriceRow[];
}

interface OddsTableProps {
  game: string;
  brand: string;
  branch: Branch;
  onChange: (row: LotteryPriceRow) => void;
}

/** The plays of one branch: each prize with its price, how often one unit wins it, what comes back of a stake, and what that leaves for rebates. */
export function OddsTable({ game, brand, branch, onChange }: OddsTableProps) {
  const { t } = useTranslation('lottery-console');
  const words = usePlayWords(game);
  return (
    <section className="border-line border-t first:border-t-0">
      <table className="w-full table-fixed text-sm">
        <caption className="bg-sunken/60 px-4 py-2 text-left font-display font-semibold">
          {words.group(branch.group)}
        </caption>
        <thead className="text-muted text-xs">
          <tr className="border-line/70 border-b [&>th]:px-2 [&>th]:py-1.5 [&>th]:font-medium">
            <th scope="col" className="w-[44%] pl-4! text-left md:w-auto">
              {t('prices.column.prize')}
            </th>
            <th scope="col" className="text-right md:w-32">
              {t('prices.column.price')}
            </th>
            <th scope="col" className="text-right max-md:hidden md:w-36">
              {t('prices.column.chance')}
            </th>
            <th scope="col" className="text-right md:w-28">
              {t('prices.column.returns')}
            </th>
            <th scope="col" className="w-32 pr-4! max-md:hidden">
              <span className="sr-only">{t('prices.change')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {branch.rows.map((row) => (
            <PriceRow
              key={`${row.play} ${row.tier}`}
              game={game}
              brand={brand}
              row={row}
              onChange={() => onChange(row)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PriceRowProps {
  game: string;
  brand: string;
  row: LotteryPriceRow;
  onChange: () => void;
}

function PriceRow({ game, brand, row, onChange }: PriceRowProps) {
  const { t } = useTranslation('lottery-console');
  const words = usePlayWords(game);
  const tier = useTierName()(game, row.tier);
  const change = !row.refunds && (
    <Can permission="lottery.change" brand={brand}>
      <Button variant="ghost" size="small" onClick={onChange}>
        {t('prices.change')}
      </Button>
    </Can>
  );
  return (
    <tr className="border-line/50 border-t align-top first:border-t-0 [&>*]:px-2 [&>*]:py-2">
      <th scope="row" className="pl-4! text-left font-normal">
        {words.playName(row.play)}
        {tier && <span className="text-muted"> · {tier}</span>}
        <span className="figures block text-muted text-xs md:hidden">
          {t('prices.oneIn', { count: grouped(row.oneIn) })}
        </span>
        <span className="block md:hidden">{change}</span>
      </th>
      <td className="figures text-right">
        <Money amount={row.ownPrice ?? row.rulePrice} symbol="" />
        {row.ownPrice !== null && (
          <span className="block text-muted text-xs">{t('prices.rule', { price: row.rulePrice })}</span>
        )}
      </td>
      <td className="figures text-right text-muted max-md:hidden">
        {t('prices.oneIn', { count: grouped(row.oneIn) })}
      </td>
      <td className="figures text-right">
        {row.returnPercent === null ? '–' : `${row.returnPercent}%`}
        {row.returnPercent !== null && (
          <span className="block text-muted text-xs">
            {t('prices.leftShort', { percent: row.rebatePercent })}
          </span>
        )}
      </td>
      <td className="pr-4! text-right max-md:hidden">{change}</td>
    </tr>
  );
}

/** Whole where it is whole. */
function grouped(decimal: string): string {
  return figuresOf(moneyOf(decimal)).replace(/\.00$/, '');
}

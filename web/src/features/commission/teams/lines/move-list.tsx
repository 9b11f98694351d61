import type { MoveKind, TeamMove } from '@lanna/contract/commission/teams/team';
import { moneyOf } from '@lanna/contract/money';
import { ArrowDownToLine, ArrowUpFromLine, Coins, Gift, type LucideIcon, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';

/** What moved money, under the day it counts for. */
export function MoveList({ rows }: { rows: readonly TeamMove[] }) {
  const { timeZone } = useBrand();
  return (
    <div className="flex flex-col gap-4">
      {[...Map.groupBy(rows, ({ at }) => displayDateTime(at, timeZone).slice(0, 10))].map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="flex flex-col gap-2">
          <h3 className="figures font-medium text-muted text-sm">{day}</h3>
          <ul className="lit divide-y divide-line/60 overflow-hidden rounded-large bg-raised">
            {ofDay.map((move) => (
              <MoveLine key={`${move.id} ${move.kind}`} move={move} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function MoveLine({ move: { kind, member, amount, at } }: { move: TeamMove }) {
  const { t } = useTranslation('teams');
  const { timeZone, currencySymbol: symbol } = useBrand();
  const Icon = ICONS[kind];
  return (
    <li className="flex flex-wrap min-h-16 items-center gap-3 px-4 py-2.5">
      <span
        aria-hidden="true"
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-accent-text"
      >
        <Icon className="size-4.5" />
      </span>
      <span className="row-words">
        <span className="block break-words font-medium">{member.account}</span>
        <span className="figures block text-muted text-xs">
          {t(`kinds.${kind}`)} · {displayDateTime(at, timeZone).slice(11)}
        </span>
      </span>
      <span className="font-semibold">
        <MoneyText amount={moneyOf(amount)} symbol={symbol} />
      </span>
    </li>
  );
}

const ICONS: Readonly<Record<MoveKind, LucideIcon>> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  bonus: Gift,
  rebate: RotateCcw,
  income: Coins,
};

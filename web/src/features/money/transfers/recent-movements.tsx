import { moneyOf } from '@lanna/contract/money';
import type { Transaction } from '@lanna/contract/play/records/records';
import { useQuery } from '@tanstack/react-query';
import {
  ArrowLeftRight,
  BanknoteArrowUp,
  Coins,
  Dices,
  Gift,
  type LucideIcon,
  Plus,
  ReceiptText,
  Scale,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDate, displayDateTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { movementsQuery } from './queries.ts';

const ICONS: Record<Transaction['kind'], LucideIcon> = {
  deposit: Plus,
  withdrawal: BanknoteArrowUp,
  transfer: ArrowLeftRight,
  agent: UserRound,
  promotion: Gift,
  adjustment: Scale,
  fee: ReceiptText,
  bets: Dices,
};

/** The latest of all that has moved the wallet. */
export function RecentMovements() {
  const { t } = useTranslation('transfers');
  return (
    <section aria-labelledby="movements-heading" className="flex flex-col gap-3">
      <h3 id="movements-heading" className="font-display font-semibold text-lg">
        {t('movements.title')}
      </h3>
      <QueryView
        query={useQuery(movementsQuery)}
        label={t('movements.title')}
        failed={t('movements.failed')}
        shape={<Skeleton className="h-60 rounded-large" />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState
              icon={<Coins />}
              title={t('movements.empty')}
              text={t('movements.emptyText')}
              action={<LinkButton href={paths.memberCentre('depositv2')}>{t('wallet.deposit')}</LinkButton>}
            />
          </div>
        }
      >
        {({ list }) => (
          <ul className="lit overflow-hidden rounded-large bg-raised">
            {list.map((movement) => (
              <Movement key={`${movement.kind} ${movement.id}`} movement={movement} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function Movement({ movement: { kind, state, amount, at, about, bets } }: { movement: Transaction }) {
  const { t } = useTranslation('transfers');
  const { currencySymbol, timeZone } = useBrand();
  const Icon = ICONS[kind];
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-b px-4 py-3 last:border-b-0">
      <span
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-accent-text"
        aria-hidden="true"
      >
        <Icon className="size-4.5" />
      </span>
      <div className="row-words">
        <p className="wrap-anywhere font-medium">
          {t(`movements.kind.${kind}`)}
          {about !== null && <span className="font-normal text-muted"> · {about}</span>}
        </p>
        <p className="figures text-muted text-xs">
          {bets ? displayDate(Date.parse(at) - 1, timeZone) : displayDateTime(at, timeZone)}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        {amount !== null && (
          <MoneyText
            amount={moneyOf(amount)}
            symbol={currencySymbol}
            signed={state === 'done'}
            className="font-semibold"
          />
        )}
        {state !== 'done' && (
          <Badge tone={state === 'waiting' ? 'warning' : 'quiet'}>{t(`movements.state.${state}`)}</Badge>
        )}
      </div>
    </li>
  );
}

import { moneyOf } from '@lanna/contract/money';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { ListX, ReceiptText, Repeat2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { classes } from '../../../../ui/classes.ts';
import { EmptyState } from '../../../../ui/state.tsx';
import type { Moved } from '../../lotteries/moved-draw.tsx';
import type { AddNumbers } from '../board/entry-panel.tsx';
import { SavedSets } from '../board/saved-sets.tsx';
import { agreedTo, rateChanges } from '../rates/rate-changes.ts';
import { RateChanges } from '../rates/rate-changes-asked.tsx';
import type { Rates, Table } from '../rates/rates.ts';
import type { BettingDraw } from '../table/betting-table.tsx';
import { AmountField } from './amount-field.tsx';
import { groupedByPlay, withAmount, withAmountForAll, without } from './bets.ts';
import { PlaceSlip } from './place-slip.tsx';
import { Placed } from './placed.tsx';
import { SlipGroup } from './slip-group.tsx';
import type { KeptSlip } from './slip-store.ts';
import { closedOn, type SlipOrder } from './use-slip-order.ts';

interface SlipPanelProps {
  table: Table;
  plays: readonly Play[];
  rates: Rates;
  draw: BettingDraw | undefined;
  moved: Moved | undefined;
  kept: KeptSlip;
  keep: (changed: Partial<KeptSlip>) => void;
  order: SlipOrder;
  onAdd: AddNumbers;
  /** It has a title and a frame there. */
  inSheet: boolean;
}

/** โพย: all numbers by play with what they cost and can win, and the way to buy them. */
export function SlipPanel({
  table,
  plays,
  rates,
  draw,
  moved,
  kept,
  keep,
  order,
  onAdd,
  inSheet,
}: SlipPanelProps) {
  const { t } = useTranslation('sea');
  const { slip } = kept;
  const change = (changed: KeptSlip['slip']) => {
    order.changed();
    keep({ slip: changed });
  };
  const closed = closedOn(slip, plays, rates);
  const changes = rateChanges(slip, plays, rates);
  const groups = groupedByPlay(slip, plays);

  const body = (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-1">
        {!inSheet && <h2 className="mr-auto font-display font-semibold text-lg">{t('slip.title')}</h2>}
        <SavedSets game={table.game.code} slip={slip} onAdd={onAdd} />
        {slip.length > 0 && (
          <Button variant="ghost" size="small" icon={<ListX aria-hidden="true" />} onClick={() => change([])}>
            {t('slip.clear')}
          </Button>
        )}
      </div>
      {order.placed && (
        <Placed
          placed={order.placed}
          last={kept.last}
          game={table.game.code}
          onAgain={() => onAdd(kept.last)}
        />
      )}
      {slip.length === 0 && !order.placed && (
        <EmptyState
          icon={<ReceiptText />}
          title={t('slip.empty.title')}
          text={t('slip.empty.text')}
          className="py-6"
          action={
            kept.last.length > 0 && (
              <Button
                variant="secondary"
                icon={<Repeat2 aria-hidden="true" />}
                onClick={() => onAdd(kept.last)}
              >
                {t('slip.again', { count: kept.last.length })}
              </Button>
            )
          }
        />
      )}
      {slip.length > 0 && (
        <>
          <details className="rounded-medium border border-line px-4 py-2.5">
            <summary className="font-medium text-sm">{t('amount.forAll')}</summary>
            <div className="pt-3">
              <AmountField
                label={t('amount.each')}
                value={commonAmount(slip)}
                onValue={(amount) => change(withAmountForAll(slip, amount))}
                onDone={(amount) => change(withAmountForAll(slip, amount))}
              />
            </div>
          </details>
          {closed.length > 0 && (
            <div
              role="alert"
              className="flex flex-wrap items-center justify-between gap-2 rounded-medium border border-danger/40 bg-sunken px-4 py-2.5 text-sm"
            >
              <p className="min-w-0 flex-1 basis-40 text-danger">
                {t('slip.closed', { count: closed.length })}
              </p>
              <Button variant="secondary" size="small" onClick={() => change(without(slip, closed))}>
                {t('slip.removeClosed')}
              </Button>
            </div>
          )}
          {changes.length > 0 && (
            <RateChanges changes={changes} onAgree={() => change(agreedTo(slip, plays, rates))} />
          )}
          <div
            className={classes('flex flex-col gap-4', !inSheet && '-mx-2 max-h-[38vh] overflow-y-auto px-2')}
          >
            {groups.map((group) => (
              <SlipGroup
                key={group.play.code}
                {...group}
                family={table.game.family}
                rates={rates}
                largestPrize={moneyOf(table.largestPrize)}
                checked={order.checked}
                marked={order.marked}
                onAmount={(bet, amount) => change(withAmount(slip, bet, amount))}
                onRemove={(bet) => change(without(slip, [bet]))}
              />
            ))}
          </div>
          <PlaceSlip
            slip={slip}
            draw={draw}
            moved={moved}
            onMove={() => moved && keep({ numero: moved.to })}
            order={order}
            stuck={inSheet}
          />
        </>
      )}
    </div>
  );
  return inSheet ? body : <Card>{body}</Card>;
}

/** What all numbers cost, if it is the same. */
function commonAmount(slip: KeptSlip['slip']): string {
  const [first] = slip;
  return first && slip.every(({ amount }) => amount === first.amount) ? first.amount : '';
}

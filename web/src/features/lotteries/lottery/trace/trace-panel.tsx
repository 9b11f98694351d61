import { displayMoney, type Money } from '@lanna/rules/money';
import { type Dispatch, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { EVEN, MultipleField } from '../table/stake-controls.tsx';
import type { TableAction } from '../table/table-state.ts';
import type { OpenDraw } from '../table/use-open-draws.ts';
import { multiplesOf, type TracePlan } from './trace-plan.ts';

const QUICK_DRAWS = [5, 10, 20, 50];
/** Of the list of draws; longer plans are bought all the same. */
const SHOWN_DRAWS = 60;

/** The same slip on draws to come, with a multiple for each. */
export function TracePanel({
  plan,
  draws,
  ofYear,
  cost,
  dispatch,
}: {
  plan: TracePlan;
  draws: readonly OpenDraw[];
  /** Of a slip with zodiacs whose plan reaches over Lunar New Year: how many draws are before it. */
  ofYear: number | undefined;
  /** Of the slip on one draw. */
  cost: Money;
  dispatch: Dispatch<TableAction>;
}) {
  const { t } = useTranslation('lottery');
  const id = useId();
  const change = (changed: Partial<TracePlan>) => dispatch({ do: 'trace', plan: changed });
  return (
    <section aria-labelledby={id} className="rounded-medium border border-line bg-sunken px-3.5 py-3">
      <h4 id={id} className="sr-only">
        {t('trace.title')}
      </h4>
      <Checkbox
        label={
          <>
            <span className="font-medium">{t('trace.title')}</span>{' '}
            <span className="text-muted">{t('trace.lead')}</span>
          </>
        }
        checked={plan.isOn}
        onChange={({ target }) => change({ isOn: target.checked })}
      />
      {plan.isOn && (
        <div className="mt-3 flex flex-col gap-3.5">
          <div className="flex flex-wrap items-end gap-2">
            <MultipleField
              label={t('trace.draws')}
              value={plan.draws}
              onValueChange={(count) => change({ draws: count })}
              className="min-w-36 flex-1"
            />
            <div className="flex gap-1.5 pb-1.5">
              {QUICK_DRAWS.map((count) => (
                <button
                  key={count}
                  type="button"
                  aria-pressed={plan.draws === count}
                  aria-label={t('trace.drawsCount', { count })}
                  onClick={() => change({ draws: count })}
                  className="figures h-8 min-w-9 rounded-full border border-control-line px-2 text-muted text-sm transition-colors hover:text-text aria-pressed:border-accent-text aria-pressed:bg-raised aria-pressed:text-accent-text"
                >
                  {count}
                </button>
              ))}
            </div>
          </div>
          <Segments
            label={t('trace.kind')}
            value={plan.kind}
            className={EVEN}
            onValueChange={(kind) => change({ kind })}
            segments={[
              { value: 'same', label: t('trace.same') },
              { value: 'doubling', label: t('trace.doubling') },
            ]}
          />
          <div className="grid grid-cols-2 gap-2">
            <MultipleField
              label={t('trace.first')}
              value={plan.multiple}
              onValueChange={(multiple) => change({ multiple })}
            />
            {plan.kind === 'doubling' && (
              <MultipleField
                label={t('trace.every')}
                value={plan.everyDraws}
                onValueChange={(everyDraws) => change({ everyDraws })}
              />
            )}
          </div>
          {ofYear !== undefined && (
            <p role="alert" className="text-sm text-warning">
              {t('zodiac.traceOverNewYear', { count: ofYear })}
            </p>
          )}
          <TraceDraws plan={plan} draws={draws} cost={cost} onOwn={(own) => change({ own })} />
          <Checkbox
            label={t('trace.stopOnWin')}
            checked={plan.stopOnWin}
            onChange={({ target }) => change({ stopOnWin: target.checked })}
          />
        </div>
      )}
    </section>
  );
}

function TraceDraws({
  plan,
  draws,
  cost,
  onOwn,
}: {
  plan: TracePlan;
  draws: readonly OpenDraw[];
  cost: Money;
  onOwn: (own: TracePlan['own']) => void;
}) {
  const { t } = useTranslation('lottery');
  const { currencySymbol } = useBrand();
  const multiples = multiplesOf(plan);
  let spent = 0n;
  if (draws.length < multiples.length)
    return (
      <p role="alert" className="text-sm text-warning">
        {t('trace.fewDraws', { count: draws.length })}
      </p>
    );
  return (
    <div className="max-h-64 overflow-y-auto rounded-small border border-line bg-surface">
      <table className="figures w-full text-sm">
        <thead className="sticky top-0 bg-surface text-left text-muted text-xs">
          <tr>
            <th scope="col" className="px-2.5 py-1.5 font-normal">
              {t('trace.numero')}
            </th>
            <th scope="col" className="w-20 px-1 py-1.5 font-normal">
              {t('trace.times')}
            </th>
            <th scope="col" className="px-2.5 py-1.5 text-right font-normal">
              {t('trace.soFar')}
            </th>
          </tr>
        </thead>
        <tbody>
          {multiples.slice(0, SHOWN_DRAWS).map((multiple, at) => {
            const numero = draws[at]?.numero ?? '';
            spent += cost * BigInt(multiple);
            return (
              <tr key={numero} className="border-line border-t">
                <th scope="row" className="px-2.5 py-1 font-normal">
                  {numero}
                </th>
                <td className="px-1 py-1">
                  <input
                    aria-label={t('trace.timesOf', { numero })}
                    inputMode="numeric"
                    value={multiple}
                    onChange={({ target }) => onOwn({ ...plan.own, [at]: ownMultiple(target.value) })}
                    onFocus={({ target }) => target.select()}
                    className="h-8 w-full rounded-small border border-control-line bg-sunken px-2 text-center"
                  />
                </td>
                <td className="px-2.5 py-1 text-right">{displayMoney(spent, currencySymbol)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {multiples.length > SHOWN_DRAWS && (
        <p className="px-2.5 py-2 text-muted text-xs">
          {t('trace.more', { count: multiples.length - SHOWN_DRAWS })}
        </p>
      )}
    </div>
  );
}

function ownMultiple(typed: string): number {
  return Math.min(100_000, Math.max(1, Number(typed.replace(/\D/g, '').slice(0, 6)) || 1));
}

import { listSpins, showWheels, stopWheel, type WheelRow } from '@lanna/contract/rewards/missions/ops';
import { chanceOf, type WheelField } from '@lanna/rules/rewards/missions/wheel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { MISSION_TONES } from './mission-tones.ts';
import { useStepText } from './use-step-text.ts';
import { WheelDialog } from './wheel-dialog.tsx';
import { WheelPreview } from './wheel-preview.tsx';

const by = filtersOf(listSpins);
const column = columnsOf(listSpins);

/** The wheel of each brand, what it has cost, and each spin. */
export function WheelsPage() {
  const { t } = useTranslation('missions-console');
  const text = useStepText();
  const filter = useListFilter([
    by.search(t('field.memberBegins')),
    by.member('member', t('field.memberId')),
  ]);
  return (
    <ConsolePage fill title={t('wheels.title')} description={t('wheels.text')}>
      <QueryView
        query={useOps(showWheels, {})}
        label={t('wheels.title')}
        failed={t('wheels.failed')}
        shape={<Skeleton className="h-40" />}
        className="mb-4 grid gap-3 lg:grid-cols-2"
      >
        {({ wheels }) => wheels.map((wheel) => <Wheel key={wheel.brand} wheel={wheel} />)}
      </QueryView>
      <DataTable
        name="wheel-spins"
        caption={t('wheels.spins')}
        list={listSpins}
        filter={filter}
        notice="missions_changed"
        columns={[
          column.moment('at', t('field.at'), { sort: 'at', width: 160 }),
          column.member(t('field.member'), { width: 150 }),
          column.of('prize', t('field.reward'), ({ prize }) => text.reward(prize), { width: 200 }),
          column.of('place', t('field.place'), ({ place }) => place + 1, { align: 'end', width: 90 }),
          column.of('version', t('field.version'), ({ version }) => version, { align: 'end', width: 90 }),
          column.money('cost', t('field.cost'), { width: 120 }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        empty={{ title: t('wheels.empty'), text: t('wheels.emptyText') }}
      />
    </ConsolePage>
  );
}

function Wheel({ wheel }: { wheel: WheelRow }) {
  const { t } = useTranslation('missions-console');
  const content = useContentText();
  const text = useStepText();
  const [isChanging, setChanging] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const { brand, state, version, fields, versions } = wheel;
  const [latest] = versions;
  return (
    <section aria-label={brand} className="flex flex-col gap-3 rounded-medium bg-raised p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-semibold">{brand}</h3>
        {state && <StatusBadge tone={MISSION_TONES[state]}>{t(`state.${state}`)}</StatusBadge>}
        <span className="text-sm">
          <Money amount={wheel.spent} brand={brand} /> / <Money amount={wheel.budget} brand={brand} /> ·{' '}
          {t('wheels.turned', { count: wheel.spins })}
        </span>
      </div>
      {fields ? (
        <ol className="grid gap-x-4 text-sm sm:grid-cols-2">
          {fields.map(({ name, prize }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
            <li key={at} className="flex justify-between gap-2 py-0.5">
              <span className="min-w-0 truncate">
                {at + 1}. {content(name)} · {text.reward(prize)}
              </span>
              <span className="figures">{chanceOf(fields, at).toFixed(2)}%</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted text-sm">{t('wheels.none')}</p>
      )}
      {latest && (
        <p className="text-muted text-xs">
          {t('wheels.version', { version: latest.version })} · <When at={latest.madeAt} brand={brand} /> ·{' '}
          {latest.madeBy} · {latest.reason}
        </p>
      )}
      {fields && isPreviewed && <WheelPreview brand={brand} fields={fields as WheelField[]} />}
      <div className="flex flex-wrap gap-2">
        {fields && (
          <Button
            size="small"
            variant="secondary"
            aria-expanded={isPreviewed}
            onClick={() => setPreviewed(!isPreviewed)}
          >
            {t('preview.title')}
          </Button>
        )}
        <Can permission="missions.change" brand={brand}>
          <Button size="small" variant="secondary" onClick={() => setChanging(true)}>
            {t('wheels.change')}
          </Button>
          {state === 'published' && (
            <ReasonCallButton
              endpoint={stopWheel}
              input={(reason) => ({ params: { brand }, body: { version, reason } })}
              label={t('wheels.stop')}
              text={t('wheels.stopText')}
              tone="danger"
              done={() => t('done.stopped')}
            />
          )}
        </Can>
      </div>
      {isChanging && <WheelDialog wheel={wheel} onClose={() => setChanging(false)} />}
    </section>
  );
}

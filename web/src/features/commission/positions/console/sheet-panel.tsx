import { settleForBrand, showOpsSheet } from '@lanna/contract/commission/positions/ops';
import type { Value } from '@lanna/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { periodText } from './period-text.ts';
import { TONES } from './tones.ts';

type Shown = Value<typeof showOpsSheet>;

/** One sheet: both sides, its lines, and the brand's mark where the brand is a side. */
export function SheetPanel({ id }: { id: string }) {
  const { t } = useTranslation('positions-console');
  return (
    <QueryView
      query={useOps(showOpsSheet, { params: { id } })}
      label={t('list.one')}
      failed={t('panel.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {(shown) => (
        <div className="flex flex-col gap-5">
          <Known shown={shown} />
          <Lines shown={shown} />
          {shown.sheet.upper === null && shown.sheet.upperSettledAt === null && <Settle shown={shown} />}
        </div>
      )}
    </QueryView>
  );
}

function Known({ shown: { sheet } }: { shown: Shown }) {
  const { t } = useTranslation('positions-console');
  const { brand, lower, upper, state, upperSettledBy } = sheet;
  const person = ({ id, name }: { id: string; name: string }) => (
    <ConsoleLink href={`/members/${id}?tab=positions`}>{name}</ConsoleLink>
  );
  const at = (moment: string | null) =>
    moment === null ? t('panel.notYet') : <When at={moment} brand={brand} variant="full" />;
  return (
    <Facts
      facts={[
        {
          label: t('column.state'),
          value: <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>,
        },
        { label: t('column.period'), value: periodText(sheet) },
        { label: t('column.lower'), value: person(lower) },
        { label: t('column.upper'), value: upper ? person(upper) : t('with.brand') },
        { label: t('column.amount'), value: <Money amount={sheet.amount} brand={brand} /> },
        { label: t('panel.lowerSettled'), value: at(sheet.lowerSettledAt) },
        { label: t('panel.upperSettled'), value: at(sheet.upperSettledAt) },
        upperSettledBy !== null && { label: t('panel.by'), value: upperSettledBy },
        { label: t('column.issued'), value: <When at={sheet.issuedAt} brand={brand} variant="full" /> },
        { label: t('panel.id'), value: <span className="break-all font-mono text-xs">{sheet.id}</span> },
      ]}
    />
  );
}

function Lines({ shown: { sheet, lines } }: { shown: Shown }) {
  const { t } = useTranslation('positions-console');
  return (
    <section aria-label={t('panel.lines')} className="border-line border-t pt-4">
      <h3 className="mb-2 font-semibold text-sm">{t('panel.lines')}</h3>
      <ul className="divide-y divide-line/60 text-sm">
        {lines.map(({ day, category, isCorrection, result, below, owed, held }) => (
          <li key={`${day} ${category}`} className="py-2">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span>
                {t(`category.${category}`)} <span className="figures text-muted text-xs">{day}</span>
              </span>
              <Money amount={owed} brand={sheet.brand} />
            </span>
            <span className="flex flex-wrap gap-x-3 text-muted text-xs">
              <span>
                {t('panel.result')} <Money amount={result} brand={sheet.brand} />
              </span>
              <span>
                {t('panel.below')} <Money amount={below} brand={sheet.brand} />
              </span>
              {held !== null && (
                <span>
                  {t('panel.held')} <Money amount={held} brand={sheet.brand} />
                </span>
              )}
            </span>
            {isCorrection && <span className="text-warning text-xs">{t('panel.correction')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Settle({ shown: { sheet } }: { shown: Shown }) {
  const { t } = useTranslation('positions-console');
  const settling = useReasonDialog(settleForBrand, {
    send: (reason) => ({ params: { id: sheet.id }, body: { reason } }),
    done: () => t('settle.done'),
  });
  return (
    <Can permission="positions.write" brand={sheet.brand}>
      <Button size="small" className="self-start" onClick={() => settling.ask()}>
        {t('settle.action')}
      </Button>
      <ReasonDialog
        {...settling.dialog}
        title={t('settle.action')}
        text={t('settle.text')}
        action={t('settle.action')}
      />
    </Can>
  );
}

import './print.css';
import type { Sheet, SheetLine } from '@lanna/contract/commission/positions/sheets';
import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { memberQuery } from '../../../api/queries.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { sheetQuery, useSettle } from './queries.ts';

/** One sheet, line by line, to be printed and to be marked as settled. */
export function SheetDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('positions');
  const query = useQuery(sheetQuery(id));
  const waits = query.data?.sheet.ownSettledAt === null;
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('sheet.title')}
      {...(waits && { footer: <Settle id={id} /> })}
    >
      <QueryView
        query={query}
        label={t('sheet.title')}
        failed={t('sheets.failed')}
        shape={<Skeleton className="h-56" />}
        className="flex flex-col gap-5"
      >
        {({ sheet, lines }) => (
          <>
            <div className="printed-sheet flex flex-col gap-4">
              <Head sheet={sheet} />
              <Lines lines={lines} />
              <p className="text-muted text-xs">{t('sheet.note')}</p>
            </div>
            <Button
              variant="secondary"
              icon={<Printer className="size-4" aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {t('sheet.print')}
            </Button>
          </>
        )}
      </QueryView>
    </Dialog>
  );
}

function Head({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('positions');
  const { currencySymbol, timeZone } = useBrand();
  const brandName = useBrandName();
  const account = useQuery(memberQuery).data?.account ?? '';
  const { other, side, from, to, amount, way, ownSettledAt, otherSettledAt } = sheet;
  const at = (moment: string | null) =>
    moment === null ? t('sheet.notYet') : displayDateTime(moment, timeZone);
  return (
    <>
      <p className="hidden font-semibold print:block">
        {t('sheet.title')} · {brandName} · {account}
      </p>
      <p className="text-sm">{t(`sheet.with.${side}`, { name: other ?? t('brand') })}</p>
      <p>
        <span className="block text-muted text-sm">
          {t(`way.${way}`)} · <span className="figures">{from === to ? to : `${from} – ${to}`}</span>
        </span>
        <MoneyText
          amount={moneyOf(amount)}
          symbol={currencySymbol}
          className="font-display font-semibold text-2xl"
        />
      </p>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-medium border border-line bg-line text-sm">
        {(
          [
            ['sheet.own', ownSettledAt],
            ['sheet.other', otherSettledAt],
          ] as const
        ).map(([name, moment]) => (
          <div key={name} className="bg-raised px-3.5 py-2.5">
            <dt className="text-muted text-xs">{t(name)}</dt>
            <dd className="figures min-w-0 break-words">{at(moment)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Lines({ lines }: { lines: readonly SheetLine[] }) {
  const { t } = useTranslation('positions');
  const { currencySymbol } = useBrand();
  const money = (amount: string) => displayMoney(moneyOf(amount), currencySymbol);
  return (
    <ul aria-label={t('sheet.lines')} className="divide-y divide-line text-sm">
      {lines.map(({ day, category, isCorrection, result, below, owed, held }) => (
        <li key={`${day} ${category}`} className="flex flex-col gap-0.5 py-2">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span>
              {t(`category.${category}`)} <span className="figures text-muted text-xs">{day}</span>
            </span>
            <span className="figures font-semibold">{money(owed)}</span>
          </span>
          <span className="figures text-muted text-xs">
            {t('sheet.line', { result: money(result), below: money(below) })}
            {held !== null && ` · ${t('sheet.held', { held: money(held) })}`}
          </span>
          {isCorrection && <span className="text-warning text-xs">{t('sheet.correction')}</span>}
        </li>
      ))}
    </ul>
  );
}

function Settle({ id }: { id: string }) {
  const { t } = useTranslation('positions');
  const words = useRefusalText();
  const settling = useSettle(id);
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <Button wide onClick={() => setSure(true)}>
        {t('settle.ask')}
      </Button>
    );
  return (
    <div className="flex w-full flex-col gap-2">
      <p className="text-muted text-sm">{t('settle.text')}</p>
      <div className="flex gap-3">
        <Button variant="secondary" wide onClick={() => setSure(false)}>
          {t('settle.back')}
        </Button>
        <Button
          wide
          busy={settling.isPending}
          onClick={() =>
            settling.mutate(undefined, {
              onSuccess: () => notify({ tone: 'success', text: t('settle.done') }),
              onError: (error) => notify({ tone: 'danger', text: words(error) }),
            })
          }
        >
          {t('settle.yes')}
        </Button>
      </div>
    </div>
  );
}

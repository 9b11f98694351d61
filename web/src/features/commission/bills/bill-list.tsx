import { BILL_SIDES, type BillRow, type BillSide } from '@lanna/contract/commission/bills/bills';
import { moneyOf } from '@lanna/contract/money';
import type { ContractKind } from '@lanna/rules/commission/contracts/terms';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { QueryView } from '../../../query-view.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { BillSheet } from './bill-sheet.tsx';
import { BillState } from './bill-state.tsx';
import { periodText } from './period-text.ts';
import { billsQuery } from './queries.ts';

/** Bills of one kind of contract: what the agent earns, or pays to the own line. Each opens into its sum. */
export function BillList({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('bills');
  const { currencySymbol } = useBrand();
  const [side, setSide] = useState<BillSide>('own');
  const [pageNo, setPageNo] = useState(1);
  const [open, setOpen] = useState<string>();
  return (
    <section aria-labelledby={`bills-${kind}`} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={`bills-${kind}`} className="font-display font-semibold text-xl">
          {t('list.title')}
        </h3>
        <Segments
          label={t('list.side')}
          segments={BILL_SIDES.map((value) => ({ value, label: t(`side.${value}`) }))}
          value={side}
          onValueChange={(chosen) => {
            setSide(chosen);
            setPageNo(1);
          }}
        />
      </header>
      <QueryView
        query={useQuery(billsQuery(kind, side, pageNo))}
        label={t('list.title')}
        failed={t('list.failed')}
        shape={<Skeleton className="h-72 rounded-large" />}
        isEmpty={({ total }) => total === 0}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState icon={<ReceiptText />} title={t(`empty.${side}`)} text={t(`emptyText.${side}`)} />
          </div>
        }
        className="flex flex-col gap-4"
      >
        {({ list, paid, waiting, pageNum, totalPages }) => (
          <>
            <dl className="grid grid-cols-2 gap-3">
              <Sum label={t(`waiting.${side}`)} amount={waiting} symbol={currencySymbol} />
              <Sum label={t(`paid.${side}`)} amount={paid} symbol={currencySymbol} />
            </dl>
            <ul className="lit divide-y divide-line/60 overflow-hidden rounded-large bg-raised">
              {list.map((bill) => (
                <li key={bill.id}>
                  <Line bill={bill} onOpen={() => setOpen(bill.id)} />
                </li>
              ))}
            </ul>
            <Pager page={pageNum} pages={totalPages} onPage={setPageNo} label={t('list.paging')} />
          </>
        )}
      </QueryView>
      {open && <BillSheet key={open} id={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function Sum({ label, amount, symbol }: { label: string; amount: string; symbol: string }) {
  return (
    <div className="lit rounded-large bg-raised p-4">
      <dt className="text-muted text-sm">{label}</dt>
      <dd>
        <MoneyText amount={moneyOf(amount)} symbol={symbol} className="font-display font-semibold text-xl" />
      </dd>
    </div>
  );
}

function Line({ bill, onOpen }: { bill: BillRow; onOpen: () => void }) {
  const { t } = useTranslation('bills');
  const { currencySymbol } = useBrand();
  const takenBack = moneyOf(bill.takenBack);
  const amount = takenBack > 0n ? -takenBack : moneyOf(bill.payable);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex flex-wrap min-h-16 w-full items-center gap-3 px-4 py-3 text-left transition-colors hover:bg-surface focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2"
    >
      <span className="flex row-words flex-col gap-1">
        <span className="figures break-words font-medium">{periodText(bill)}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
          <BillState bill={bill} />
          {bill.other !== null && (
            <span className="wrap-anywhere">{t(`with.${bill.side}`, { name: bill.other })}</span>
          )}
        </span>
      </span>
      <MoneyText amount={amount} symbol={currencySymbol} className="font-semibold" />
      <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </button>
  );
}

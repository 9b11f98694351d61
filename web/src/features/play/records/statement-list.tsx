import { moneyOf } from '@lanna/contract/money';
import type { StatementRow } from '@lanna/contract/play/records/records';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { useDesktop } from '../../../ui/use-phone.ts';
import type { Decision } from './check-rows.ts';
import { DecisionMark } from './decision-mark.tsx';
import { useLegWords } from './use-leg-words.ts';

interface Props {
  rows: readonly StatementRow[];
  verdicts: ReadonlyMap<number, Decision> | undefined;
  account: { kind: string; purpose: string };
}

export function StatementList(list: Props) {
  return useDesktop() ? <StatementTable {...list} /> : <StatementCards {...list} />;
}

function StatementTable({ rows, verdicts, account }: Props) {
  const { t } = useTranslation('records');
  const { timeZone } = useBrand();
  const { what } = useLegWords();
  const columns: Column<StatementRow>[] = [
    {
      key: 'number',
      head: t('csv.number'),
      cell: ({ version }) => <span className="figures text-muted">{version}</span>,
    },
    {
      key: 'time',
      head: t('csv.time'),
      cell: ({ at }) => (
        <span className="figures whitespace-nowrap text-muted">{displayDateTime(at, timeZone)}</span>
      ),
    },
    {
      key: 'what',
      head: t('csv.what'),
      lead: true,
      cell: (row) => (
        <span className="block min-w-0">
          <span className="block">{what(row.code, moneyOf(row.change))}</span>
          <span className="block font-normal text-muted text-xs">
            <Legs row={row} account={account} />
          </span>
        </span>
      ),
    },
    {
      key: 'change',
      head: t('csv.change'),
      align: 'end',
      cell: ({ change }) => (
        <span className="font-semibold">
          <MoneyText amount={moneyOf(change)} signed />
        </span>
      ),
    },
    {
      key: 'balance',
      head: t('csv.balance'),
      align: 'end',
      cell: ({ balance }) => <MoneyText amount={moneyOf(balance)} />,
    },
    ...(verdicts
      ? [
          {
            key: 'check',
            head: t('check.column'),
            align: 'end' as const,
            cell: ({ version }: StatementRow) => <DecisionMark decision={verdicts.get(version)} />,
          },
        ]
      : []),
  ];
  return (
    <Table caption={t('views.statement')} columns={columns} rows={rows} rowKey={({ transfer }) => transfer} />
  );
}

function StatementCards({ rows, verdicts, account }: Props) {
  const { t } = useTranslation('records');
  const { timeZone } = useBrand();
  const { what } = useLegWords();
  return (
    <ul aria-label={t('views.statement')} className="flex flex-col gap-2.5">
      {rows.map((row) => (
        <li key={row.transfer} className="lit flex flex-col gap-1.5 rounded-medium bg-raised px-4 py-3">
          <div className="flex items-baseline justify-between gap-3">
            <p className="min-w-0 break-words font-medium">{what(row.code, moneyOf(row.change))}</p>
            <p className="shrink-0 font-semibold">
              <MoneyText amount={moneyOf(row.change)} signed />
            </p>
          </div>
          <p className="text-muted text-sm">
            <Legs row={row} account={account} />
          </p>
          <div className="flex items-baseline justify-between gap-3 text-xs">
            <p className="figures text-muted">
              #{row.version} · {displayDateTime(row.at, timeZone)}
            </p>
            <p className="shrink-0">
              <span className="text-muted">{t('csv.balance')} </span>
              <MoneyText amount={moneyOf(row.balance)} />
            </p>
          </div>
          {verdicts && <DecisionMark decision={verdicts.get(row.version)} />}
        </li>
      ))}
    </ul>
  );
}

/** From where to where, and what for. */
function Legs({ row, account }: { row: StatementRow; account: Props['account'] }) {
  const { t } = useTranslation('records');
  const legs = useLegWords();
  const [own, other] = [legs.account(account), legs.other(row)];
  const [from, to] = moneyOf(row.change) < 0n ? [own, other] : [other, own];
  return (
    <>
      <span className="sr-only">{t('legs', { from, to })}</span>
      <span aria-hidden="true" className="inline-flex flex-wrap items-center gap-x-1.5">
        {from}
        <ArrowRight className="size-3.5 shrink-0" />
        {to}
      </span>
      {row.about && ` · ${row.about}`}
    </>
  );
}

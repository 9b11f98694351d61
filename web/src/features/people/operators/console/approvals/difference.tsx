import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../../../../console/operator.tsx';
import { useRecordWords } from '../../../../../console/record-words.ts';
import { displayDateTime } from '../../../../../i18n/format.ts';
import { useTimeZone } from '../../../../../shared-parts/time/time-zone.ts';
import { classes } from '../../../../../ui/classes.ts';

type Facts = Readonly<Record<string, unknown>> | null;

/** What was and what is, fact by fact; what differs stands out by its mark as well as by its colour. */
export function Difference({
  action,
  brand,
  before,
  after,
}: {
  /** Of the record, or the kind of a proposal: its topic names the facts. */
  action: string;
  brand: string | null;
  before: Facts;
  after: Facts;
}) {
  const { t } = useTranslation('operators-console');
  const words = useRecordWords();
  const linesOf = useLines(action, brand);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return <p className="text-muted text-sm">{t('difference.nothing')}</p>;
  return (
    <table className="w-full table-fixed text-sm">
      <thead className="text-left text-muted text-xs">
        <tr className="border-line border-b">
          <th className="w-1/4 py-1.5 pr-3 font-medium">{t('difference.fact')}</th>
          <th className="py-1.5 pr-3 font-medium">{t('difference.before')}</th>
          <th className="py-1.5 font-medium">{t('difference.after')}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const was = linesOf(before?.[name]);
          const is = linesOf(after?.[name]);
          return (
            <tr key={name} className="border-line/70 border-b align-top last:border-b-0">
              <th className="break-words py-1.5 pr-3 text-left font-normal text-muted">
                {words.fact(action, name)}
              </th>
              <td className="py-1.5 pr-3">
                <Lines lines={was} others={is} mark="−" tone="text-danger" />
              </td>
              <td className="py-1.5">
                <Lines lines={is} others={was} mark="+" tone="text-success" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A line that the other side has as well stands there unmarked. */
function Lines({
  lines,
  others,
  mark,
  tone,
}: {
  lines: readonly string[];
  others: readonly string[];
  mark: string;
  tone: string;
}) {
  const { t } = useTranslation('console');
  if (lines.length === 0) return <span className="text-muted">{t('none')}</span>;
  return lines.map((line) => {
    const isOther = !others.includes(line);
    return (
      <span key={line} className={classes('figures block whitespace-pre-wrap break-words', isOther && tone)}>
        {isOther && <span aria-hidden="true">{mark} </span>}
        {line}
      </span>
    );
  });
}

const MONEY = /^-?\d+\.\d{2,5}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** A value as one reads it, line by line: money with the brand's symbol, instants by its clock, what is deeper under its own names. */
function useLines(action: string, brand: string | null): (value: unknown) => string[] {
  const { t } = useTranslation('operators-console');
  const words = useRecordWords();
  const { brands } = useOperator();
  const scope = useTimeZone();
  const own = brands.find(({ code }) => code === brand);
  const text = (value: string) => {
    if (MONEY.test(value)) return displayMoney(moneyOf(value), own?.currencySymbol ?? '');
    return INSTANT.test(value) ? displayDateTime(value, own?.timeZone ?? scope) : value;
  };
  const linesOf = (value: unknown): string[] => {
    if (value === undefined || value === null || value === '') return [];
    if (Array.isArray(value)) return value.flatMap(linesOf);
    if (typeof value === 'boolean') return [t(value ? 'difference.yes' : 'difference.no')];
    if (typeof value === 'object')
      return Object.entries(value).flatMap(([name, part]) =>
        linesOf(part).map((line) => `${words.fact(action, name)}: ${line}`),
      );
    return [text(String(value))];
  };
  return linesOf;
}

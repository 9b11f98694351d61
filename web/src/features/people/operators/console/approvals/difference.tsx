import { useTranslation } from 'react-i18next';
import { classes } from '../../../../../ui/classes.ts';

type Facts = Readonly<Record<string, unknown>> | null;

/** What was and what is, fact by fact; what differs stands out by its mark as well as by its colour. */
export function Difference({ before, after }: { before: Facts; after: Facts }) {
  const { t } = useTranslation('operators-console');
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
              <th className="break-words py-1.5 pr-3 text-left font-normal text-muted">{name}</th>
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

/** A list stands line by line; what is deeper, as it is kept. */
function linesOf(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  return [typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)];
}

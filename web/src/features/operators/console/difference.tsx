import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';

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
          const was = textOf(before?.[name]);
          const is = textOf(after?.[name]);
          const changed = was !== is;
          return (
            <tr key={name} className="border-line/70 border-b align-top last:border-b-0">
              <th className="break-words py-1.5 pr-3 text-left font-normal text-muted">{name}</th>
              <td className="py-1.5 pr-3">
                <Lines text={was} mark={changed && was !== '' ? '−' : undefined} tone="text-danger" />
              </td>
              <td className="py-1.5">
                <Lines text={is} mark={changed && is !== '' ? '+' : undefined} tone="text-success" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Lines({ text, mark, tone }: { text: string; mark: string | undefined; tone: string }) {
  const { t } = useTranslation('console');
  if (text === '') return <span className="text-muted">{t('none')}</span>;
  return (
    <span className={classes('figures whitespace-pre-wrap break-words', mark && tone)}>
      {mark && <span aria-hidden="true">{mark} </span>}
      {text}
    </span>
  );
}

/** A list stands line by line; what is deeper, as it is kept. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => textOf(one)).join('\n');
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

import { useTranslation } from 'react-i18next';
import { type Series, valueText } from './series.ts';

/** What a chart says, for those who hear the page. */
export function ChartTable({
  caption,
  labels,
  series,
  format,
}: {
  caption: string;
  labels: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
}) {
  const { t } = useTranslation('console');
  return (
    <table className="sr-only">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {series.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two days may bear the same label
          <tr key={at}>
            <th scope="row">{label}</th>
            {series.map((one) => (
              <td key={one.id}>{valueText(one, at, format) ?? t('none')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../../console/when.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import type { ShownOffer } from './offer-dialog.tsx';
import { audienceFacts, termsFacts } from './terms-facts.tsx';

/** The latest terms beside those of another version; what differs is marked. */
export function Versions({ offer }: { offer: ShownOffer }) {
  const { t } = useTranslation('bonuses-console');
  const [latest, ...earlier] = offer.versions;
  const [chosen, setChosen] = useState(earlier[0]?.version);
  const other = earlier.find(({ version }) => version === chosen);
  if (!latest) return null;
  const factsOf = (version: typeof latest | undefined) =>
    version
      ? [
          ...termsFacts({ ...offer, terms: version.terms }, t),
          ...audienceFacts({ ...offer, audience: version.audience }, t),
        ]
      : [];
  const [now, before] = [factsOf(latest), factsOf(other)];
  const labels = [...new Set([...now, ...before].map(({ label }) => label))];
  const rows = labels.map((label) => ({
    label,
    now: now.find((fact) => fact.label === label)?.value,
    before: before.find((fact) => fact.label === label)?.value,
  }));
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">{t('offers.versions')}</h3>
      {earlier.length > 0 && (
        <SelectField
          label={t('offers.compare')}
          value={String(chosen)}
          onChange={({ target }) => setChosen(Number(target.value))}
          options={earlier.map(({ version }) => ({
            value: String(version),
            label: t('offers.version', { number: version }),
          }))}
        />
      )}
      <div className="overflow-x-auto">
        <table className="w-full min-w-80 text-sm">
          <thead>
            <tr className="text-left align-top">
              <td />
              {[latest, ...(other ? [other] : [])].map((version) => (
                <th key={version.version} scope="col" className="p-2 font-medium">
                  {t('offers.version', { number: version.version })}
                  <span className="block font-normal text-muted text-xs">
                    <When at={version.madeAt} brand={offer.brand} /> · {version.madeBy} · {version.reason}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line/60">
            {rows.map((row) => (
              <tr key={row.label} className="align-top">
                <th scope="row" className="p-2 text-left font-normal text-muted text-xs">
                  {row.label}
                </th>
                <td className="p-2">{row.now ?? '–'}</td>
                {other && (
                  <td className="p-2">
                    {row.before ?? '–'}
                    {isOther(row.now, row.before) && (
                      <span className="block text-warning text-xs">{t('offers.changed')}</span>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Examples are made of the terms, and differ only where these do. */
function isOther(one: unknown, other: unknown): boolean {
  return typeof one !== 'object' && typeof other !== 'object' && one !== other;
}

import type { StatusComponent } from '@lanna/contract/oversight/status/status';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandText } from '../../../api/content/brand-text.ts';

/** How long money takes today. Nothing is said of fewer cases than would hide who they are. */
export function TodayFigures({ components }: { components: readonly StatusComponent[] }) {
  const { t } = useTranslation('status');
  const out = components.find(({ kind }) => kind === 'withdrawals');
  const ways = components.filter(({ kind, state }) => kind === 'deposits' && state !== 'stopped');
  return (
    <section aria-labelledby="status-today" className="flex flex-col gap-3">
      <h2 id="status-today" className="font-display font-semibold text-xl">
        {t('today.title')}
      </h2>
      <div className="grid gap-3 lg:grid-cols-2 lg:gap-5">
        <Figure icon={<ArrowUpFromLine />} title={t('kind.withdrawals')}>
          {out?.today?.typicalMinutes == null ? (
            <TooFew />
          ) : (
            <dl className="mt-3 grid grid-cols-2 gap-4">
              <Minutes label={t('today.typical')} minutes={out.today.typicalMinutes} />
              {out.today.slowMinutes !== null && (
                <Minutes label={t('today.slowest')} minutes={out.today.slowMinutes} />
              )}
            </dl>
          )}
        </Figure>
        <Figure icon={<ArrowDownToLine />} title={t('kind.deposits')}>
          {ways.length === 0 ? (
            <p className="mt-3 text-muted">{t('today.noWay')}</p>
          ) : (
            <ul className="mt-2 divide-y divide-line">
              {ways.map((way) => (
                <Way key={way.code} way={way} />
              ))}
            </ul>
          )}
        </Figure>
      </div>
    </section>
  );
}

function Way({ way }: { way: StatusComponent }) {
  const { t } = useTranslation('status');
  const inBrandsWords = useBrandText();
  const { name, today } = way;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 font-medium">
        {typeof name === 'string' || !name ? name : inBrandsWords(name)}
      </span>
      <span className="figures text-muted text-sm">
        {today?.share == null ? (
          t('today.few')
        ) : (
          <>
            {t('today.credited', { share: today.share })}
            {today.typicalMinutes !== null && <> · {t('today.minutes', { minutes: today.typicalMinutes })}</>}
          </>
        )}
      </span>
    </li>
  );
}

function Figure({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="lit rounded-large bg-surface p-5 sm:p-6">
      <h3 className="flex items-center gap-3 font-semibold">
        <span
          aria-hidden="true"
          className="flex size-9 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text [&_svg]:size-4.5"
        >
          {icon}
        </span>
        {title}
      </h3>
      {children}
    </div>
  );
}

function Minutes({ label, minutes }: { label: string; minutes: number }) {
  const { t } = useTranslation('status');
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="figures font-display font-semibold text-2xl sm:text-3xl">
        {t('today.minutes', { minutes })}
      </dd>
    </div>
  );
}

function TooFew() {
  const { t } = useTranslation('status');
  return <p className="mt-3 text-muted">{t('today.tooFew')}</p>;
}

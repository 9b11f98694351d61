import type { SentDocuments } from '@lanna/contract/accounts/kyc/kyc';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../../i18n/format.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { IDENTITY_LOOK } from './picture-check.ts';

/** What was sent before; it stays as it was decided. */
export function EarlierDocuments({ list }: { list: readonly SentDocuments[] }) {
  const { t } = useTranslation('kyc');
  const timeZone = useTimeZone();
  return (
    <section aria-labelledby="identity-earlier" className="flex flex-col gap-2">
      <h3 id="identity-earlier" className="font-semibold text-muted text-sm">
        {t('earlier')}
      </h3>
      <ul className="lit flex flex-col divide-y divide-line overflow-hidden rounded-large bg-surface">
        {list.map(({ id, kind, numberMasked, sentAt, state, reasons }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-sm">
            <span className="min-w-0 flex-1 basis-44">
              <span className="block font-medium">
                {t(`kind.${kind}`)} <span className="figures text-muted">{numberMasked}</span>
              </span>
              <span className="block text-muted text-xs">
                <time dateTime={sentAt} className="figures">
                  {displayDateTime(sentAt, timeZone).slice(0, -3)}
                </time>
                {reasons.length > 0 &&
                  ` · ${reasons.map((reason) => t(`reason.${reason}.title`)).join(', ')}`}
              </span>
            </span>
            <Badge tone={IDENTITY_LOOK[state].tone}>{t(`state.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

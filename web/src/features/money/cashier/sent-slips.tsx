import { type DepositPage, depositSlip } from '@lanna/contract/money/cashier/cashier';
import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { depositSlipsQuery } from './queries.ts';

/** The slips that went with a deposit, small; a press shows one whole. */
export function SentSlips({ deposit: { id, slips } }: { deposit: DepositPage }) {
  const { t } = useTranslation('cashier');
  const timeZone = useTimeZone();
  const { data } = useQuery({ ...depositSlipsQuery(id, slips), enabled: slips > 0 });
  const [opened, setOpened] = useState<string>();
  if (slips === 0) return null;
  return (
    <section aria-labelledby="sent-slips" className="flex flex-col gap-3">
      <h3 id="sent-slips" className="font-semibold text-muted text-sm">
        {t('slip.sent')}
      </h3>
      <ul className="flex flex-wrap gap-2.5">
        {data
          ? data.list.map(({ id: slip, sentAt, thumbnail }) => (
              <li key={slip}>
                {thumbnail ? (
                  <button
                    type="button"
                    onClick={() => setOpened(slip)}
                    className="block overflow-hidden rounded-medium border border-line transition-colors hover:border-accent-text"
                  >
                    <img
                      src={thumbnail}
                      alt={t('slip.show', { at: displayDateTime(sentAt, timeZone).slice(0, 16) })}
                      className="size-20 object-cover"
                    />
                  </button>
                ) : (
                  <span
                    title={t('slip.dropped')}
                    className="flex size-20 items-center justify-center rounded-medium bg-sunken text-muted"
                  >
                    <ImageOff className="size-5" aria-hidden="true" />
                    <span className="sr-only">{t('slip.dropped')}</span>
                  </span>
                )}
              </li>
            ))
          : Array.from({ length: slips }, (_, at) => `shape ${at}`).map((key) => (
              <li key={key}>
                <Skeleton className="size-20 rounded-medium" />
              </li>
            ))}
      </ul>
      <Dialog
        open={opened !== undefined}
        onOpenChange={(stays) => !stays && setOpened(undefined)}
        title={t('slip.label')}
      >
        {opened !== undefined && <WholeSlip id={id} slip={opened} />}
      </Dialog>
    </section>
  );
}

function WholeSlip({ id, slip }: { id: string; slip: string }) {
  const { t } = useTranslation('cashier');
  const query = useQuery({
    queryKey: ['cashier', 'slip', slip],
    queryFn: ({ signal }) => call(depositSlip, { params: { id, slip }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryView
      query={query}
      label={t('slip.label')}
      failed={t('slip.failed')}
      shape={<Skeleton className="h-96 rounded-medium" />}
    >
      {({ data }) => (
        <img src={data} alt={t('slip.label')} className="w-full rounded-medium border border-line" />
      )}
    </QueryView>
  );
}

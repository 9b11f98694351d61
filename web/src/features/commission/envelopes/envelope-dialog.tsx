import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { ProofView } from './proof-view.tsx';
import { envelopeQuery, useCancel } from './queries.ts';

/** One envelope of the agent: how far it is, who has opened which share, its proof, and the way to take it back. */
export function EnvelopeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('envelopes');
  const { currencySymbol, timeZone } = useBrand();
  const query = useQuery(envelopeQuery(id));
  const open = query.data?.envelope.state === 'open';
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('one.title')}
      {...(open && { footer: <TakeBack id={id} /> })}
    >
      <QueryView
        query={query}
        label={t('one.title')}
        failed={t('given.failed')}
        shape={<Skeleton className="h-56" />}
        className="flex flex-col gap-5"
      >
        {({ envelope, claims }) => (
          <>
            <Progress
              label={t(`state.${envelope.state}`)}
              value={envelope.claimed}
              max={envelope.shares}
              valueText={t('given.opened', {
                opened: displayCount(envelope.claimed),
                shares: displayCount(envelope.shares),
              })}
            />
            <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-medium border border-line bg-line text-sm">
              <Fact name={t('one.amount')}>
                <MoneyText amount={moneyOf(envelope.amount)} symbol={currencySymbol} />
              </Fact>
              <Fact name={t('one.claimed')}>
                <MoneyText amount={moneyOf(envelope.claimedAmount)} symbol={currencySymbol} />
              </Fact>
              <Fact name={t('give.to')}>{t(`audience.${envelope.audience}`)}</Fact>
              <Fact name={t('give.split')}>{t(`split.${envelope.split}`)}</Fact>
              <Fact name={envelope.endedAt ? t('one.ended') : t('one.until')}>
                {displayDateTime(envelope.endedAt ?? envelope.expiresAt, timeZone)}
              </Fact>
              <Fact name={t('one.returned')}>
                <MoneyText amount={moneyOf(envelope.returned)} symbol={currencySymbol} />
              </Fact>
            </dl>
            <section aria-labelledby="claims-heading">
              <h3 id="claims-heading" className="mb-2 font-display font-semibold">
                {t('one.who')}
              </h3>
              {claims.length === 0 ? (
                <p className="text-muted text-sm">{t('one.unclaimed')}</p>
              ) : (
                <ol className="divide-y divide-line text-sm">
                  {claims.map(({ place, name, amount, at }) => (
                    <li key={place} className="flex flex-wrap items-baseline gap-3 py-2">
                      <span className="figures w-8 shrink-0 text-muted">{displayCount(place)}</span>
                      <span className="row-words">
                        <span className="block wrap-anywhere">{name}</span>
                        <span className="figures block text-muted text-xs">
                          {displayDateTime(at, timeZone)}
                        </span>
                      </span>
                      <span className="figures font-semibold">
                        {displayMoney(moneyOf(amount), currencySymbol)}
                      </span>
                    </li>
                  ))}
                </ol>
              )}
            </section>
            <ProofView id={id} />
          </>
        )}
      </QueryView>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="bg-raised px-3.5 py-2.5">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="figures min-w-0 break-words">{children}</dd>
    </div>
  );
}

function TakeBack({ id }: { id: string }) {
  const { t } = useTranslation('envelopes');
  const words = useRefusalText();
  const cancelling = useCancel();
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <Button variant="secondary" wide onClick={() => setSure(true)}>
        {t('one.takeBack')}
      </Button>
    );
  return (
    <div className="flex w-full flex-col gap-2">
      <p className="text-muted text-sm">{t('one.takeBackText')}</p>
      <div className="flex gap-3">
        <Button variant="secondary" wide onClick={() => setSure(false)}>
          {t('one.keep')}
        </Button>
        <Button
          variant="danger"
          wide
          busy={cancelling.isPending}
          onClick={() =>
            cancelling.mutate(id, {
              onSuccess: () => notify({ tone: 'success', text: t('one.takenBack') }),
              onError: (error) => notify({ tone: 'danger', text: words(error) }),
            })
          }
        >
          {t('one.takeBack')}
        </Button>
      </div>
    </div>
  );
}

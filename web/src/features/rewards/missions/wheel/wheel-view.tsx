import { openWheel, type SpinReceipt, spinWheel } from '@lanna/contract/rewards/missions/wheel';
import type { WheelField } from '@lanna/rules/rewards/missions/wheel';
import { useQuery } from '@tanstack/react-query';
import { FerrisWheel } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { QueryView } from '../../../../query-view.tsx';
import { WheelChances } from '../../../../shared-parts/rewards/wheel-chances.tsx';
import { WheelDisc } from '../../../../shared-parts/rewards/wheel-disc.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { wheelQuery } from '../queries.ts';
import { useMissionCall } from '../use-mission-call.ts';
import { useRewardText } from '../use-reward-text.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { ReceiptList } from './receipt-list.tsx';

/** The wheel with the chance of each field, what the next spin is drawn from, and each receipt. */
export function WheelView({ onMissions }: { onMissions: () => void }) {
  const { t } = useTranslation('missions');
  const shown = useRewardText();
  const texts = { t, name: shown.name, reward: shown.reward };
  const [drawn, setDrawn] = useState<SpinReceipt>();
  const [isShown, setShown] = useState(false);
  const query = useQuery(wheelQuery);
  const turning = useMissionCall((body: { version: number; commitment: string; nonce: number }) =>
    call(spinWheel, { body }),
  );
  const changing = useMissionCall(
    () => call(openWheel, { body: { clientSeed: null } }),
    () => t('wheel.seedChanged'),
  );
  return (
    <QueryView
      query={query}
      label={t('wheel.loading')}
      failed={t('wheel.failed')}
      shape={<Skeleton className="h-96 rounded-large" />}
      className="flex flex-col gap-5"
    >
      {({ wheel, seed, spins, leftToday, receipts }) => (
        <>
          {wheel ? (
            <section className="lit sky flex flex-col items-center gap-4 rounded-large bg-raised p-4 sm:p-6">
              <WheelDisc
                {...texts}
                fields={wheel.fields as WheelField[]}
                place={drawn?.place}
                turn={drawn?.id}
                onStop={() => setShown(true)}
              />
              <p aria-live="polite" className="text-center text-sm">
                {drawn ? shown.reward(drawn.prize) : t('spinsLeft', { count: spins })}
              </p>
              {spins === 0 ? (
                <Button variant="secondary" onClick={onMissions}>
                  {t('wheel.earn')}
                </Button>
              ) : (
                <Button
                  className="w-full sm:w-auto"
                  busy={turning.isPending}
                  disabled={leftToday === 0 || !seed}
                  onClick={() =>
                    seed &&
                    turning.mutate(
                      { version: wheel.version, commitment: seed.commitment, nonce: seed.nonce },
                      { onSuccess: setDrawn },
                    )
                  }
                >
                  {leftToday === 0 ? t('wheel.tomorrow') : t('wheel.turn')}
                </Button>
              )}
              <p className="text-center text-muted text-xs">{t('wheel.rules', { count: leftToday })}</p>
            </section>
          ) : (
            <div className="lit rounded-large bg-raised">
              <EmptyState icon={<FerrisWheel />} title={t('wheel.closed')} text={t('wheel.closedText')} />
            </div>
          )}
          {wheel && <WheelChances {...texts} fields={wheel.fields as WheelField[]} />}
          {seed && (
            <section
              aria-labelledby="wheel-seed"
              className="lit flex flex-col gap-2 rounded-large bg-raised p-4 text-sm"
            >
              <h3 id="wheel-seed" className="font-display font-semibold text-lg">
                {t('wheel.seed')}
              </h3>
              <p className="text-muted">{t('wheel.seedText')}</p>
              <p className="figures break-all rounded-medium bg-sunken p-3 text-xs">{seed.commitment}</p>
              <div>
                <Button
                  size="small"
                  variant="secondary"
                  busy={changing.isPending}
                  onClick={() => changing.mutate(undefined)}
                >
                  {t('wheel.changeSeed')}
                </Button>
              </div>
            </section>
          )}
          <ReceiptList receipts={receipts} />
          {isShown && drawn && <ReceiptDialog receipt={drawn} onClose={() => setShown(false)} />}
        </>
      )}
    </QueryView>
  );
}

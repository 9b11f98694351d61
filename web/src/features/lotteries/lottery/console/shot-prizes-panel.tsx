import type { Value } from '@lanna/contract/endpoint';
import { changeShotPrizes, showShotPrizes } from '@lanna/contract/lotteries/lottery/shot-prize-ops';
import { displayMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { readAmount, wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';

const FIELDS = ['first', 'sixteenth', 'minStake'] as const;
const ROUNDS_A_DAY = 88n;

type Prizes = Value<typeof showShotPrizes>;

/** What the brand gives to the first and the sixteenth shot of each round of Yeekee. */
export function ShotPrizesPanel({ brand }: { brand: string }) {
  const { t } = useTranslation('lottery-console');
  const [changed, change] = useState<Prizes>();
  return (
    <Panel title={t('shotPrizes.title')} text={t('shotPrizes.text')}>
      <QueryView
        query={useOps(showShotPrizes, { params: { brand } })}
        label={t('shotPrizes.loading')}
        failed={t('shotPrizes.failed')}
        shape={<Skeleton className="h-16" />}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
      >
        {(prizes) => (
          <>
            <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
              {FIELDS.map((name) => (
                <div key={name}>
                  <dt className="text-muted text-xs">{t(`shotPrizes.${name}`)}</dt>
                  <dd>
                    <Money amount={prizes[name]} />
                  </dd>
                </div>
              ))}
            </dl>
            <Can permission="lottery.change" brand={brand}>
              <Button variant="secondary" size="small" onClick={() => change(prizes)}>
                {t('shotPrizes.change')}
              </Button>
            </Can>
          </>
        )}
      </QueryView>
      {changed && (
        <ShotPrizesDialog
          key={changed.version}
          brand={brand}
          prizes={changed}
          onClose={() => change(undefined)}
        />
      )}
    </Panel>
  );
}

function ShotPrizesDialog({
  brand,
  prizes,
  onClose,
}: {
  brand: string;
  prizes: Prizes;
  onClose: () => void;
}) {
  const { t } = useTranslation('lottery-console');
  const language = usePageLanguage();
  const changing = useOpsMutation(changeShotPrizes);
  const { first, sixteenth, minStake } = prizes;
  const form = useContractForm(changeShotPrizes, {
    initial: { first, sixteenth, minStake, reason: '' },
    version: prizes.version,
    toBody: (typed, version) => ({
      first: wireAmount(typed.first, language) ?? '',
      sixteenth: wireAmount(typed.sixteenth, language) ?? '',
      minStake: wireAmount(typed.minStake, language) ?? '',
      version,
      reason: typed.reason,
    }),
    words: { minStake: t('shotPrizes.wrong') },
    send: (body) => changing.mutateAsync({ params: { brand }, body }),
    onDone: ({ proposalId }) => {
      notify({ text: t(proposalId === null ? 'shotPrizes.saved' : 'shotPrizes.proposed'), tone: 'success' });
      onClose();
    },
  });
  const ofRound = [form.values.first, form.values.sixteenth].map(
    (typed) => readAmount(typed, language) ?? 0n,
  );
  const aDay = ROUNDS_A_DAY * ofRound.reduce((sum, prize) => sum + prize, 0n);
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={`${t('shotPrizes.title')} · ${brand}`}
      text={t('shotPrizes.dialog')}
      action={t('shotPrizes.save')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {FIELDS.map((name) => (
          <MoneyField key={name} {...form.typed(name)} label={t(`shotPrizes.${name}`)} autoComplete="off" />
        ))}
      </div>
      <p className="text-muted text-sm">{t('shotPrizes.aDay', { amount: displayMoney(aDay) })}</p>
    </ReasonFormDialog>
  );
}

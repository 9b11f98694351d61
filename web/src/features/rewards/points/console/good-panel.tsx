import { moneyOf } from '@lanna/contract/money';
import {
  type PointGoodRow,
  publishPointGood,
  removePointCodes,
  stopPointGood,
} from '@lanna/contract/rewards/points/ops';
import { displayMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { GoodDialog, giftOf } from './good-dialog.tsx';
import { GoodPreview } from './good-preview.tsx';
import { GOOD_TONES } from './point-tones.ts';

/** A good as members see it, what is left, and what can be done with it. */
export function GoodPanel({ good }: { good: PointGoodRow }) {
  const { t } = useTranslation('points-console');
  const [isChanging, setChanging] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { id, brand, form, taken, state, version } = good;
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          {
            label: t('field.state'),
            value: <StatusBadge tone={GOOD_TONES[state]}>{t(`goodState.${state}`)}</StatusBadge>,
          },
          { label: t('form.gives'), value: t(`gift.${giftOf(form)}`) },
          { label: t('field.points'), value: displayMoney(moneyOf(form.points)) },
          { label: t('field.worth'), value: <Money amount={form.worth} brand={brand} /> },
          { label: t('field.taken'), value: `${taken} / ${form.stock}` },
          {
            label: t('field.redemptions'),
            value: <ConsoleLink href={`/point-redemptions?good=${id}`}>{t('goods.redemptions')}</ConsoleLink>,
          },
        ]}
      />
      <Can permission="points.change" brand={brand}>
        {state !== 'published' && (
          <div className="flex flex-wrap gap-2">
            <ReasonCallButton
              endpoint={publishPointGood}
              input={(reason) => ({ params: { id }, body: { version, reason } })}
              label={t('goods.publish')}
              text={t('goods.publishText')}
              variant="primary"
              done={({ proposal }) => t(proposal ? 'done.proposed' : 'done.saved')}
            />
            <Button variant="secondary" onClick={() => setChanging(true)}>
              {t('goods.change')}
            </Button>
            {form.byCode && (
              <Button variant="secondary" onClick={() => setAdding(true)}>
                {t('codes.add')}
              </Button>
            )}
            {form.byCode && form.stock > taken && (
              <ReasonCallButton
                endpoint={removePointCodes}
                input={(reason) => ({ params: { id }, body: { version, reason } })}
                label={t('codes.remove')}
                text={t('codes.removeText', { count: form.stock - taken })}
                tone="danger"
                done={({ removed }) => t('codes.removed', { count: removed })}
              />
            )}
          </div>
        )}
        {state === 'published' && (
          <ReasonCallButton
            endpoint={stopPointGood}
            input={(reason) => ({ params: { id }, body: { version, reason } })}
            label={t('goods.stop')}
            text={t('goods.stopText')}
            tone="danger"
            className="self-start"
            done={() => t('done.stopped')}
          />
        )}
      </Can>
      <GoodPreview good={good} />
      {isAdding && <CodesDialog good={good} onClose={() => setAdding(false)} />}
      {isChanging && <GoodDialog good={good} onClose={() => setChanging(false)} />}
    </div>
  );
}

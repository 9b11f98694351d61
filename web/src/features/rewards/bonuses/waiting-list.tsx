import { type BonusCard, orderBonuses } from '@lanna/contract/rewards/bonuses/bonuses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { Button } from '../../../ui/button.tsx';
import { GiveUp } from './give-up.tsx';
import { useBonusCall } from './use-bonus-call.ts';
import { useShown } from './use-shown.ts';

/** What waits behind the active bonus, in the order the member likes. */
export function WaitingList({ waiting }: { waiting: readonly BonusCard[] }) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  const [giving, setGiving] = useState<BonusCard>();
  const ordering = useBonusCall((first: string) => call(orderBonuses, { body: { first } }));
  return (
    <section aria-labelledby="bonus-waiting" className="flex flex-col gap-3">
      <h3 id="bonus-waiting" className="font-display font-semibold text-lg">
        {t('waiting.title')}
      </h3>
      <ol className="lit divide-y divide-line/60 overflow-hidden rounded-large bg-raised">
        {waiting.map((bonus, at) => (
          <li key={bonus.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
            <span className="row-words">
              <span className="font-medium">{shown.name(bonus.terms.name)}</span>
              <span className="block text-muted text-sm">
                {bonus.amount
                  ? t('waiting.amount', { amount: shown.money(bonus.amount) })
                  : t('waiting.deposit')}
              </span>
            </span>
            {at > 0 && (
              <Button
                variant="secondary"
                size="small"
                busy={ordering.isPending && ordering.variables === bonus.id}
                onClick={() => ordering.mutate(bonus.id)}
              >
                {t('waiting.first')}
              </Button>
            )}
            <Button variant="ghost" size="small" onClick={() => setGiving(bonus)}>
              {t('giveUp.open')}
            </Button>
          </li>
        ))}
      </ol>
      {giving && (
        <GiveUp
          bonus={{ id: giving.id, balance: '0', progress: '0', required: giving.required ?? '0' }}
          onClose={() => setGiving(undefined)}
        />
      )}
    </section>
  );
}

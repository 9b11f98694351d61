import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { GiveUp } from './give-up.tsx';
import { refusalQuery } from './queries.ts';
import { useShown } from './use-shown.ts';

/** Why a bet was not taken for the bonus's sake, what would be, and the two ways out. */
export function RefusedStake({ isInRound }: { isInRound: boolean }) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  const { data } = useQuery(refusalQuery);
  const [seen, setSeen] = useState<string>();
  const [isGiving, setGiving] = useState(false);
  const refusal = data?.refusal;
  if (!refusal || isInRound || refusal.at === seen) return null;
  const close = () => setSeen(refusal.at);
  if (isGiving)
    return (
      <GiveUp
        bonus={refusal.bonus}
        onClose={() => {
          setGiving(false);
          close();
        }}
      />
    );
  const figures = {
    amount: shown.money(refusal.amount),
    cash: shown.money(refusal.cash),
    most: shown.money(refusal.maxStake),
    name: shown.name(refusal.bonus.terms.name),
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && close()}
      title={t('refused.title')}
      description={t('refused.text', figures)}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={() => setGiving(true)}>
            {t('refused.giveUp')}
          </Button>
          <Button onClick={close}>{t('refused.cash')}</Button>
        </div>
      }
    >
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
        <li>{t(`refused.rule.${refusal.rule}`, figures)}</li>
        <li>{t('refused.allowed', figures)}</li>
        <li>{t('refused.nothing')}</li>
      </ul>
    </Dialog>
  );
}

import { type BonusCard, giveUpBonus } from '@lanna/contract/rewards/bonuses/bonuses';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useBonusCall } from './use-bonus-call.ts';
import { useShown } from './use-shown.ts';

/** Says what is lost, and what stays, before free rounds are given up. */
export function GiveUpRounds({ bonus, onClose }: { bonus: BonusCard; onClose: () => void }) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  const giving = useBonusCall(
    () => call(giveUpBonus, { params: { id: bonus.id }, body: {} }),
    () => t('rounds.givenUp'),
  );
  return (
    <Dialog
      open
      insistent
      onOpenChange={(stays) => !stays && onClose()}
      title={t('rounds.giveUp')}
      description={shown.name(bonus.terms.name)}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {t('rounds.keep')}
          </Button>
          <Button
            variant="danger"
            busy={giving.isPending}
            onClick={() => giving.mutate(undefined, { onSettled: onClose })}
          >
            {t('giveUp.yes')}
          </Button>
        </div>
      }
    >
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
        <li>{t('rounds.lost')}</li>
        {bonus.won === null ? (
          <li>{t('rounds.stays')}</li>
        ) : (
          <>
            <li>{t('rounds.lostWon', { amount: shown.money(bonus.won) })}</li>
            <li>{t('giveUp.stays')}</li>
          </>
        )}
      </ul>
    </Dialog>
  );
}

import { giveUpBonus } from '@lanna/contract/rewards/bonuses/bonuses';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useBonusCall } from './use-bonus-call.ts';
import { useShown } from './use-shown.ts';

/** Says in figures what is lost, and what stays, before a bonus is given up. */
export function GiveUp({
  bonus,
  onClose,
}: {
  bonus: { id: string; balance: string; progress: string; required: string };
  onClose: () => void;
}) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  const giving = useBonusCall(
    () => call(giveUpBonus, { params: { id: bonus.id }, body: {} }),
    ({ forfeited }) => t('giveUp.done', { amount: shown.money(forfeited) }),
  );
  return (
    <Dialog
      open
      insistent
      onOpenChange={(stays) => !stays && onClose()}
      title={t('giveUp.title')}
      description={t('giveUp.text')}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {t('giveUp.keep')}
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
        <li>{t('giveUp.lost', { amount: shown.money(bonus.balance) })}</li>
        <li>
          {t('giveUp.progress', { done: shown.money(bonus.progress), required: shown.money(bonus.required) })}
        </li>
        <li>{t('giveUp.stays')}</li>
      </ul>
    </Dialog>
  );
}

import type { BonusCard } from '@lanna/contract/rewards/bonuses/bonuses';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { type Example, TermsList } from './terms-list.tsx';
import { useShown } from './use-shown.ts';

/** The terms as they were said yes to. */
export function TermsDialog({
  terms,
  figures,
  onClose,
}: {
  terms: BonusCard['terms'];
  figures: Partial<Pick<BonusCard, 'amount' | 'required' | 'maxStake' | 'convertedMost'>>;
  onClose: () => void;
}) {
  const { t } = useTranslation('bonuses');
  const shown = useShown();
  const { amount, required, maxStake, convertedMost = null } = figures;
  const example: Example | null =
    amount && required && maxStake ? { deposit: '0', amount, required, maxStake, convertedMost } : null;
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('terms.title')}
      description={shown.name(terms.name)}
    >
      <TermsList terms={terms} example={example} isOwn />
    </Dialog>
  );
}

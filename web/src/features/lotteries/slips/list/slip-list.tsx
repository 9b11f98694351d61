import type { SlipSummary } from '@lanna/contract/lotteries/lottery/slips';
import { useTranslation } from 'react-i18next';
import { SlipCard } from './slip-card.tsx';

export function SlipList({ slips, onOpen }: { slips: readonly SlipSummary[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation('slips');
  return (
    <ol aria-label={t('list')} className="flex flex-col gap-2">
      {slips.map((slip) => (
        <li key={slip.id}>
          <SlipCard slip={slip} onOpen={() => onOpen(slip.id)} />
        </li>
      ))}
    </ol>
  );
}

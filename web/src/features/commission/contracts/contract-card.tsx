import type { ContractView } from '@lanna/contract/commission/contracts/contracts';
import { termsOfWire } from '@lanna/contract/commission/contracts/terms';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { TermsTable } from '../../../shared-parts/contract-terms/table.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

const TONES = {
  asked: 'warning',
  offered: 'warning',
  effective: 'success',
  termination_asked: 'warning',
  ended: 'quiet',
  denied: 'quiet',
  expired: 'quiet',
  invalid: 'quiet',
} as const;

/** One contract: with whom, how it stands, what it says in short, and the way to all of it. */
export function ContractCard({
  contract,
  today,
  wide = false,
  onOpen,
}: {
  contract: ContractView;
  today: string;
  wide?: boolean;
  onOpen: () => void;
}) {
  const { t } = useTranslation('contracts');
  const { currencySymbol } = useBrand();
  const { other, state, side, payer, moves } = contract;
  const earns = side === 'member';
  const waits = moves.includes('sign') || moves.includes('consent');
  return (
    <article className="lit flex flex-col gap-4 rounded-large bg-raised p-4 sm:p-5">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-muted text-xs">{earns ? t('card.from') : t('card.to')}</p>
          <p className="wrap-anywhere font-semibold text-lg">{other.name}</p>
        </div>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </header>
      <TermsTable terms={termsOfWire(contract.terms)} symbol={currencySymbol} wide={wide} />
      <Status contract={contract} today={today} />
      <footer className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">
          {t(`payers.${payer}`, { name: payerName(contract, t('card.you')) })}
        </p>
        <Button
          variant={waits ? 'primary' : 'secondary'}
          size="small"
          aria-label={t('card.openOf', { name: other.name })}
          onClick={onOpen}
        >
          {t(waits ? 'card.answer' : 'card.open')}
        </Button>
      </footer>
    </article>
  );
}

/** Where it stands in time, in one sentence. */
export function Status({ contract, today }: { contract: ContractView; today: string }) {
  const { t } = useTranslation('contracts');
  const { timeZone } = useBrand();
  const { state, fromDay, lastDay, expiresAt, ending, closing, side } = contract;
  const why = closing ?? 'taken_back';
  const sentence = () => {
    switch (state) {
      case 'asked':
      case 'offered':
        return t('standing.waits', { until: displayDateTime(expiresAt, timeZone) });
      case 'effective':
        return t(fromDay !== null && fromDay > today ? 'standing.begins' : 'standing.since', {
          day: fromDay,
        });
      case 'termination_asked':
        return t(ending?.by === side ? 'standing.endingByYou' : 'standing.endingByOther', {
          day: ending?.noticeDay,
        });
      case 'ended':
        if (fromDay !== null && lastDay !== null && lastDay < fromDay) return t('standing.neverBegan');
        return t(lastDay !== null && lastDay >= today ? 'standing.endsOn' : 'standing.ended', {
          from: fromDay,
          day: lastDay,
        });
      case 'denied':
      case 'expired':
        return t(`standing.${state}`);
      case 'invalid':
        return t(`closings.${why}`);
    }
  };
  return <p className="figures text-sm">{sentence()}</p>;
}

function payerName({ payer, side, other }: ContractView, you: string): string {
  if (payer === 'platform') return '';
  return side === 'upline' ? you : other.name;
}

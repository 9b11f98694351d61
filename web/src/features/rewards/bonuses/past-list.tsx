import type { BonusCard } from '@lanna/contract/rewards/bonuses/bonuses';
import { ChevronDown, Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { BonusBets } from './bonus-bets.tsx';
import { useShown } from './use-shown.ts';

/** All that was, each down to its steps. */
export function PastList({ past }: { past: readonly BonusCard[] }) {
  const { t } = useTranslation('bonuses');
  return (
    <section aria-labelledby="bonus-past" className="flex flex-col gap-3">
      <h3 id="bonus-past" className="font-display font-semibold text-lg">
        {t('past.title')}
      </h3>
      <div className="lit overflow-hidden rounded-large bg-raised">
        {past.length === 0 ? (
          <EmptyState icon={<Gift />} title={t('past.empty')} text={t('past.emptyText')} />
        ) : (
          <ul className="divide-y divide-line/60">
            {past.map((bonus) => (
              <li key={bonus.id}>
                <PastBonus bonus={bonus} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function PastBonus({ bonus }: { bonus: BonusCard }) {
  const { t } = useTranslation('bonuses');
  const { timeZone } = useBrand();
  const shown = useShown();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-3 px-4 py-3 hover:bg-sunken">
        <span className="row-words">
          <span className="font-medium">{shown.name(bonus.terms.name)}</span>
          <span className="figures block text-muted text-sm">{displayDateTime(bonus.optedAt, timeZone)}</span>
        </span>
        <Badge tone={bonus.state === 'completed' ? 'success' : 'quiet'}>{t(`state.${bonus.state}`)}</Badge>
        <ChevronDown
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ol className="flex flex-col gap-2 border-line/60 border-t px-4 py-3 text-sm">
        {bonus.steps.map((step) => (
          <li key={`${step.at} ${step.state}`} className="flex flex-wrap justify-between gap-x-3">
            <span>{t(`state.${step.state}`)}</span>
            <span className="figures text-muted">{displayDateTime(step.at, timeZone)}</span>
            <span className="w-full text-muted text-xs">
              {moved(step)
                .map(([what, amount]) => t(`moved.${what}`, { amount: shown.money(amount) }))
                .join(' · ')}
              {step.reason && ` ${t('past.reason', { reason: step.reason })}`}
            </span>
          </li>
        ))}
        {bonus.won !== null && (
          <li className="text-muted">{t('rounds.wonSoFar', { amount: shown.money(bonus.won) })}</li>
        )}
        {/* What was never granted was staked nowhere, and free rounds that win cash stand in the record of bets. */}
        {bonus.endsAt !== null && (!bonus.terms.rounds || bonus.terms.rounds.wins === 'bonus') && (
          <li>
            <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
              {t('bets.open')}
            </Button>
          </li>
        )}
      </ol>
      {isOpen && <BonusBets bonus={bonus} onClose={() => setOpen(false)} />}
    </details>
  );
}

/** Which money a step moved. */
function moved(step: BonusCard['steps'][number]) {
  const amounts = (['granted', 'converted', 'forfeited'] as const).map((what) => [what, step[what]] as const);
  return amounts.filter(([, amount]) => Number(amount) !== 0);
}

import type { BonusCard } from '@lanna/contract/rewards/bonuses/bonuses';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { GiveUpRounds } from './give-up-rounds.tsx';
import { roundsLeftQuery } from './queries.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { useShown } from './use-shown.ts';

/** Free rounds that can be played, or will be in a moment: how many are left, until when, and in which game. */
export function RoundsList({ rounds }: { rounds: readonly BonusCard[] }) {
  const { t } = useTranslation('bonuses');
  return (
    <section aria-labelledby="bonus-rounds" className="flex flex-col gap-3">
      <h3 id="bonus-rounds" className="font-display font-semibold text-lg">
        {t('rounds.title')}
      </h3>
      <ul className="lit divide-y divide-line/60 overflow-hidden rounded-large bg-raised">
        {rounds.map((bonus) => (
          <li key={bonus.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
            <Rounds bonus={bonus} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rounds({ bonus }: { bonus: BonusCard }) {
  const { t } = useTranslation('bonuses');
  const { timeZone } = useBrand();
  const shown = useShown();
  const [open, setOpen] = useState<'terms' | 'giveUp'>();
  const { data } = useQuery(roundsLeftQuery);
  const rounds = data?.freeBets.find(({ id }) => id === bonus.id);
  return (
    <>
      <span className="row-words">
        <span className="font-medium">{shown.name(bonus.terms.name)}</span>
        <span className="figures block text-muted text-sm">
          {rounds &&
            t('rounds.left', { left: rounds.left, all: rounds.count, worth: shown.money(rounds.value) })}
          {!rounds && (bonus.state === 'opted' ? t('rounds.waits') : t('rounds.ready'))}
        </span>
        {bonus.won !== null && (
          <span className="figures block text-muted text-sm">
            {t('rounds.wonSoFar', { amount: shown.money(bonus.won) })}
          </span>
        )}
        {rounds && (
          <span className="figures block text-muted text-sm">
            {rounds.game?.name ?? t('rounds.inAny', rounds)} ·{' '}
            {t('rounds.until', { at: displayDateTime(rounds.endsAt, timeZone) })}
          </span>
        )}
      </span>
      {rounds?.game && (
        <LinkButton size="small" href={paths.game({ id: rounds.game.id })}>
          {t('rounds.play')}
        </LinkButton>
      )}
      <Button variant="secondary" size="small" onClick={() => setOpen('terms')}>
        {t('terms.open')}
      </Button>
      <Button variant="ghost" size="small" onClick={() => setOpen('giveUp')}>
        {t('giveUp.open')}
      </Button>
      {open === 'terms' && (
        <TermsDialog terms={bonus.terms} figures={bonus} onClose={() => setOpen(undefined)} />
      )}
      {open === 'giveUp' && <GiveUpRounds bonus={bonus} onClose={() => setOpen(undefined)} />}
    </>
  );
}

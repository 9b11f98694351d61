import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../api/session.ts';
import type { PageProps } from '../../../navigation.ts';
import { PartsAt } from '../../../parts.tsx';
import { AskedRound } from './asked-round.tsx';
import { Formulas } from './formulas.tsx';
import { HouseGames } from './house-games.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { type RoundText, readRoundLink } from './round-link.ts';
import { SharedRounds } from './shared-rounds.tsx';
import { TestVectors } from './test-vectors.tsx';
import { VerifyRound } from './verify-round.tsx';
import { YourSeeds } from './your-seeds.tsx';

/**
 * Why a result can be verified: the commitments made before play, and the form that computes any round again.
 * `?bet=<id>` puts one of the player's own rounds into the form, a link made by `roundLink` anybody's.
 */
export function FairPage({ search }: PageProps) {
  const { t } = useTranslation('fairness');
  const session = useSession();
  const [picked, setPicked] = useState<Partial<RoundText>>();
  const { bet } = search;

  function verify(round: Partial<RoundText>) {
    setPicked(round);
    document.getElementById('verify')?.scrollIntoView({ behavior: 'smooth' });
  }

  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-12 px-4 py-6 lg:py-10">
      <header>
        <h1 className="font-display font-semibold text-3xl sm:text-4xl">{t('page.title')}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{t('page.lead')}</p>
      </header>
      <HowItWorks />
      <YourSeeds onVerify={verify} />
      {bet && session && !picked ? (
        <AskedRound betId={bet} />
      ) : (
        <VerifyRound start={picked ?? readRoundLink(search)} />
      )}
      <HouseGames />
      <SharedRounds id={search['shared']} />
      <PartsAt place="fairness" props={{}} />
      <Formulas />
      <TestVectors />
    </div>
  );
}

import type { WordFiles } from '../../../i18n/words.ts';
import { wordFiles } from '../word-files.ts';

/** Those of topics with very many words come with their pages; what the navigation calls them is the console's own. */
const withTheirPages = import.meta.glob<object>(
  [
    '../../../features/*/{agents,alerts,announcements,anomalies,bets,bills,bonuses,brand-envelopes,brands,cashier,catalogue,chat,contracts,draws,envelopes,feeds,freezes,help,inbox,income,insight,jobs,kyc,leaderboards,ledger,line-limits,linked-accounts,lottery,members,missions,operators,payments,points,positions,promotions,protection,raffles,reconciliation,segments,service,status,transfers,withdrawals}/console/words/th.json',
    // Plays are called in the console as players read them.
    '../../../features/lotteries/lotteries/words/th.json',
    // Terms of contracts are called in the console as agents read them.
    '../../../features/commission/contracts/words/th.json',
    // Terms of bonuses, goods, raffles, leaderboards and envelopes are read in the console as members read them.
    '../../../features/rewards/{bonuses,brand-envelopes,missions,points,raffles}/words/th.json',
    // With the first form.
    '../../../shared-parts/forms/words/th.json',
  ],
  {
    import: 'default',
  },
);

export const files: WordFiles = wordFiles(
  {
    ...import.meta.glob<object>(
      [
        '../../../features/*/*/console/words/th.json',
        '!../../../features/*/{agents,alerts,announcements,anomalies,bets,bills,bonuses,brand-envelopes,brands,cashier,catalogue,chat,contracts,draws,envelopes,feeds,freezes,help,inbox,income,insight,jobs,kyc,leaderboards,ledger,line-limits,linked-accounts,lottery,members,missions,operators,payments,points,positions,promotions,protection,raffles,reconciliation,segments,service,status,transfers,withdrawals}/console/words/th.json',
        '../../../console/words/th.json',
        '../../../ui/words/th.json',
        './th.json',
      ],
      { import: 'default', eager: true },
    ),
    ...import.meta.glob<object>('../../../i18n/refusals/th.ts', { import: 'words', eager: true }),
  },
  withTheirPages,
);

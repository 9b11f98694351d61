import type { WordFiles } from '../../../i18n/words.ts';
import { wordFiles } from '../word-files.ts';

/** Those of topics with very many words come with their pages; what the navigation calls them is the console's own. */
const withTheirPages = import.meta.glob<object>(
  [
    '../../../features/*/{agents,alerts,announcements,anomalies,bets,bills,bonuses,brand-envelopes,brands,cashier,catalogue,chat,contracts,draws,envelopes,feeds,freezes,help,inbox,income,insight,jobs,kyc,leaderboards,ledger,line-limits,linked-accounts,lottery,members,missions,operators,payments,points,positions,promotions,protection,raffles,reconciliation,segments,service,status,transfers,withdrawals}/console/words/en.json',
    // Plays are called in the console as players read them.
    '../../../features/lotteries/lotteries/words/en.json',
    // Terms of contracts are called in the console as agents read them.
    '../../../features/commission/contracts/words/en.json',
    // Terms of bonuses, goods, raffles, leaderboards and envelopes are read in the console as members read them.
    '../../../features/rewards/{bonuses,brand-envelopes,missions,points,raffles}/words/en.json',
    // With the first form.
    '../../../shared-parts/forms/words/en.json',
  ],
  {
    import: 'default',
  },
);

export const files: WordFiles = wordFiles(
  {
    ...import.meta.glob<object>(
      [
        '../../../features/*/*/console/words/en.json',
        '!../../../features/*/{agents,alerts,announcements,anomalies,bets,bills,bonuses,brand-envelopes,brands,cashier,catalogue,chat,contracts,draws,envelopes,feeds,freezes,help,inbox,income,insight,jobs,kyc,leaderboards,ledger,line-limits,linked-accounts,lottery,members,missions,operators,payments,points,positions,promotions,protection,raffles,reconciliation,segments,service,status,transfers,withdrawals}/console/words/en.json',
        '../../../console/words/en.json',
        '../../../ui/words/en.json',
        './en.json',
      ],
      { import: 'default', eager: true },
    ),
    ...import.meta.glob<object>('../../../i18n/refusals/en.ts', { import: 'words', eager: true }),
  },
  withTheirPages,
);

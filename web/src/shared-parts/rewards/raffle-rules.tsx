import type { ShownRaffle } from '@lanna/contract/rewards/raffles/raffles';
import { CLAIM_DAYS, FIXED_AFTER_MS, ROUNDS_MOST } from '@lanna/rules/rewards/raffles/terms';
import type { TFunction } from 'i18next';
import { displayCount } from '../../i18n/format.ts';

/** How tickets are earned, when the list is fixed, how it is drawn, and what becomes of what no one claims. */
export function RaffleRules({
  raffle: { perTicket, ticketsMost, beacon },
  t,
  money,
  heading: Heading = 'h2',
}: {
  raffle: Pick<ShownRaffle, 'perTicket' | 'ticketsMost' | 'beacon'>;
  t: TFunction<'raffles'>;
  money: (text: string) => string;
  heading?: 'h2' | 'h4';
}) {
  return (
    <section aria-labelledby="raffle-rules" className="flex flex-col gap-3">
      <Heading id="raffle-rules" className="font-display font-semibold text-xl">
        {t('rules.title')}
      </Heading>
      <ol className="flex list-decimal flex-col gap-2 pl-5 text-sm">
        <li>{t('rules.ticket', { amount: money(perTicket), most: displayCount(ticketsMost) })}</li>
        <li>{t('rules.more')}</li>
        <li>{t('rules.fixed', { minutes: FIXED_AFTER_MS / 60_000 })}</li>
        <li>{t('rules.drawn')}</li>
        {beacon && <li>{t('rules.beacon', { name: beacon.name, days: beacon.days })}</li>}
        <li>{t('rules.claim', { days: CLAIM_DAYS, rounds: ROUNDS_MOST })}</li>
        <li>{t('rules.who')}</li>
      </ol>
    </section>
  );
}

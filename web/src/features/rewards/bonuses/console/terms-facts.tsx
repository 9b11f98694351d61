import { formatMoney } from '@lanna/rules/money';
import {
  type BonusTerms,
  exampleOf,
  isOnlyAsReward,
  winBonus,
  worthOf,
} from '@lanna/rules/rewards/bonuses/terms';
import type { TFunction } from 'i18next';
import { Money } from '../../../../console/money.tsx';
import { When } from '../../../../console/when.tsx';
import type { ShownOffer } from './offer-dialog.tsx';

type Words = TFunction<'bonuses-console'>;

/** Whom an offer is for, as facts; nothing of one for every member. */
export function audienceFacts({ audience, brand }: Pick<ShownOffer, 'audience' | 'brand'>, t: Words) {
  if (!audience) return [{ label: t('field.audience'), value: t('audience.all') }];
  const { level, registeredSince, label, agent, segment } = audience;
  return [
    ...(level === null ? [] : [{ label: t('form.audienceLevel'), value: String(level) }]),
    ...(registeredSince === null
      ? []
      : [
          {
            label: t('form.registeredSince'),
            value: <When at={registeredSince} brand={brand} variant="full" />,
          },
        ]),
    ...(label === null ? [] : [{ label: t('form.label'), value: label }]),
    ...(agent === null ? [] : [{ label: t('form.agent'), value: agent }]),
    ...(segment === null ? [] : [{ label: t('form.segment'), value: segment.name ?? segment.id }]),
  ];
}

/** Terms as facts, with what follows from them for an example. */
export function termsFacts({ terms, brand }: Pick<ShownOffer, 'terms' | 'brand'>, t: Words) {
  if (terms.rounds) {
    const facts = roundsFacts(terms, terms.rounds, { brand, t });
    return winBonus(terms) ? [...facts, ...playFacts({ terms, brand }, t)] : facts;
  }
  return [...earningFacts(terms, t), ...playFacts({ terms, brand }, t)];
}

/** How bonus money is to be played, with an example. */
function playFacts({ terms, brand }: Pick<ShownOffer, 'terms' | 'brand'>, t: Words) {
  const { wagering, contributions, leastOdds, stake, days, convertedTimes } = terms;
  const example = exampleOf(terms as BonusTerms);
  return [
    { label: t('field.wagering'), value: t(`terms.wagering.${wagering.of}`, { times: wagering.times }) },
    {
      label: t('field.contributions'),
      value: Object.entries(contributions)
        .map(([category, percent]) => `${category} ${percent}%`)
        .join(' · '),
    },
    ...(leastOdds ? [{ label: t('form.leastOdds'), value: leastOdds }] : []),
    { label: t('field.stake'), value: t('terms.stake', { percent: stake.percent, most: stake.most }) },
    { label: t('field.days'), value: String(days) },
    {
      label: t('field.converted'),
      value: convertedTimes === null ? t('terms.all') : t('terms.times', { times: convertedTimes }),
    },
    ...(example
      ? [
          {
            label: t('field.example'),
            value: (
              <>
                <Money amount={formatMoney(example.amount)} brand={brand} /> ·{' '}
                <Money amount={formatMoney(example.required)} brand={brand} />
              </>
            ),
          },
        ]
      : []),
  ];
}

/** Which free rounds, and what they win: of cash, nothing of how bonus money is played holds. */
function roundsFacts(
  terms: ShownOffer['terms'],
  rounds: NonNullable<ShownOffer['terms']['rounds']>,
  { brand, t }: { brand: string; t: Words },
) {
  const { kind, once = 'member', days } = terms;
  const { count, worth, vendor, game, wins = 'cash', deposit } = rounds;
  return [
    { label: t('field.kind'), value: t(`kind.${kind}`) },
    { label: t('field.gives'), value: t('rounds.gives', { count, shown: count, worth }) },
    { label: t('rounds.where'), value: game === null ? t('rounds.any', { vendor }) : `${vendor} · ${game}` },
    {
      label: t('rounds.cost'),
      value: <Money amount={formatMoney(worthOf({ rounds }) ?? 0n)} brand={brand} />,
    },
    { label: t('rounds.wins'), value: t(`rounds.winsAs.${wins}`) },
    ...(deposit
      ? [
          {
            label: t('rounds.earnedBy'),
            value: t(`rounds.deposit.${deposit.occasion}`, { least: deposit.least }),
          },
        ]
      : []),
    { label: t('field.once'), value: isOnlyAsReward(terms) ? t('takenBy.reward') : t(`once.${once}`) },
    // Of wins that are played, the days stand with how.
    ...(wins === 'cash' ? [{ label: t('field.days'), value: String(days) }] : []),
  ];
}

/** What a bonus is earned by, how much it gives, and how often. */
function earningFacts(terms: ShownOffer['terms'], t: Words) {
  const { kind, match, loss, level, contact, referral, once = 'member', amount } = terms;
  const share = match ?? loss;
  const gives = share
    ? t(match ? 'terms.match' : 'terms.loss', {
        percent: share.percent,
        most: share.most,
        least: share.least,
      })
    : level
      ? t('terms.level', { amount: amount ?? '', level })
      : referral
        ? t(`terms.referral.${referral.side}`, {
            amount: amount ?? '',
            deposits: referral.deposits,
            turnover: referral.turnover,
          })
        : t('terms.fixed', { amount: amount ?? '' });
  return [
    { label: t('field.kind'), value: t(`kind.${kind}`) },
    { label: t('field.gives'), value: gives },
    ...(match ? [{ label: t('field.occasion'), value: t(`occasion.${match.occasion}`) }] : []),
    ...(loss ? [{ label: t('field.period'), value: t(`period.${loss.period}`) }] : []),
    ...(contact ? [{ label: t('field.contact'), value: t(`contact.${contact}`) }] : []),
    { label: t('field.once'), value: isOnlyAsReward(terms) ? t('takenBy.reward') : t(`once.${once}`) },
  ];
}

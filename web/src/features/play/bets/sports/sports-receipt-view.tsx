import type { Bet } from '@lanna/contract/play/bets/bets';
import { localText } from '@lanna/rules/local-text';
import { outrightKind } from '@lanna/rules/play/sports/markets/outright';
import { formatOdds } from '@lanna/rules/play/sports/odds/odds';
import { styledOdds, styleOfKind } from '@lanna/rules/play/sports/odds/styles';
import type { FixtureEnd } from '@lanna/rules/play/sports/settlement/settle-leg';
import { lineCount } from '@lanna/rules/play/sports/slips/slip';
import type { ReceiptLeg, SportsReceipt } from '@lanna/rules/play/sports/sports-receipt';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../i18n/words.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { ProofSteps } from '../proof-steps.tsx';
import { sportsProofOf } from './sports-proof.ts';

/** A slip of the sportsbook: its legs with price, result and the line of the rules, and the arithmetic, done again here. */
export function SportsReceiptView({ bet, receipt }: { bet: Bet; receipt: SportsReceipt }) {
  const { t } = useTranslation('bets');
  const { slipType, sizes, legs } = receipt;
  const lines = lineCount({ type: slipType, sizes, legs });
  return (
    <>
      <section aria-labelledby="receipt-legs">
        <h3 id="receipt-legs" className="mb-2 font-display font-semibold text-lg">
          {t(`receipt.sports.types.${slipType}`)}
          {lines > 1 && (
            <span className="font-normal text-muted text-sm">
              {' '}
              {t('receipt.sports.lines', { count: lines })}
            </span>
          )}
        </h3>
        <ol className="flex flex-col gap-2.5">
          {legs.map((leg, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: legs of a slip keep their places.
            <Leg key={at} leg={leg} receipt={receipt} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="receipt-proof" className="flex flex-col gap-3">
        <h3 id="receipt-proof" className="font-display font-semibold text-lg">
          {t('receipt.proof')}
        </h3>
        <Computation bet={bet} receipt={receipt} />
      </section>
    </>
  );
}

function Leg({ leg, receipt }: { leg: ReceiptLeg; receipt: SportsReceipt }) {
  const { t } = useTranslation('bets');
  const name = (text: ReceiptLeg['home']) => localText(text, currentLanguage(), 'EN');
  const kind = leg.market.split('/', 1)[0] ?? '';
  const isOutright = outrightKind(kind) !== undefined;
  const style = receipt.slipType === 'single' ? styleOfKind(kind, receipt.oddsStyle) : 'decimal';
  const { text, sign } = styledOdds(leg.odds, style);
  return (
    <li className="rounded-medium border border-line p-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{name(leg.selectionName)}</span>
        <span className={classes('figures font-semibold', sign === 'red' && 'text-danger')}>
          {text}
          {sign === 'red' && <span className="font-normal text-xs"> {t('receipt.sports.red')}</span>}
          {style !== 'decimal' && (
            <span className="font-normal text-muted text-xs"> ({formatOdds(leg.odds)})</span>
          )}
        </span>
      </p>
      <p className="text-muted text-sm">
        {name(leg.marketName)} · {name(leg.home)}
        {!isOutright && ` – ${name(leg.away)}`} {leg.virtual && <Badge>{t('receipt.sports.virtual')}</Badge>}
      </p>
      <p className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-semibold">{useOutcomeText(leg.outcome)}</span>
        {isOutright ? <PlaceText leg={leg} /> : <ScoreText end={leg.end} />}
      </p>
      <p className="text-muted text-xs">
        {t(`receipt.sports.by.${leg.by}`)}
        {leg.resultVersion !== null &&
          leg.resultVersion > 1 &&
          ` · ${t('receipt.sports.version', { version: leg.resultVersion })}`}
      </p>
    </li>
  );
}

function useOutcomeText(outcome: ReceiptLeg['outcome']): string {
  const { t } = useTranslation('bets');
  if (outcome.startsWith('dead_heat:'))
    return t('receipt.sports.outcomes.dead_heat', { share: outcome.slice('dead_heat:'.length) });
  return t(`receipt.sports.outcomes.${outcome as Exclude<typeof outcome, `dead_heat:${string}`>}`);
}

/** Of a bet on a whole competition: where the one that was backed came in. */
function PlaceText({ leg: { end, selection } }: { leg: ReceiptLeg }) {
  const { t } = useTranslation('bets');
  if (end?.state !== 'ranked') return null;
  const { places, nonStarters } = end.outright;
  const place = places[selection];
  if (nonStarters.includes(selection)) return <span>{t('receipt.sports.notStarted')}</span>;
  if (place === undefined) return <span>{t('receipt.sports.unplaced')}</span>;
  const sharing = Object.values(places).filter((other) => other === place).length;
  return (
    <span className="figures">
      {t('receipt.sports.place', { place })}
      {sharing > 1 && <span className="text-muted"> ({t('receipt.sports.shared', { count: sharing })})</span>}
    </span>
  );
}

function ScoreText({ end }: { end: FixtureEnd | null }) {
  const { t } = useTranslation('bets');
  const goals =
    end?.state === 'finished'
      ? end.result.goals
      : end?.state === 'stopped'
        ? { full: end.stopped.goals, half: null }
        : null;
  if (!goals?.full) return null;
  return (
    <span className="figures">
      {goals.full.home}–{goals.full.away}
      {goals.half && (
        <span className="text-muted">
          {' '}
          ({t('receipt.sports.half')} {goals.half.home}–{goals.half.away})
        </span>
      )}
    </span>
  );
}

function Computation({ bet, receipt }: { bet: Bet; receipt: SportsReceipt }) {
  const { t } = useTranslation('bets');
  const [asked, setAsked] = useState(false);
  if (asked) return <ProofSteps proof={sportsProofOf(receipt, bet)} />;
  return (
    <>
      <p className="text-muted text-sm">{t('receipt.sports.lead')}</p>
      <Button icon={<Calculator aria-hidden="true" />} onClick={() => setAsked(true)} className="self-start">
        {t('receipt.compute')}
      </Button>
    </>
  );
}

import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { usePlayWords } from '../../lotteries/play-words.ts';
import type { Rates, Table } from '../rates/rates.ts';
import { ratesText } from './play-chips.tsx';

/** เลขอั้น of the current draw: closed ones, and those at half rate with what they pay. */
export function NumberRules({ table, plays, rates }: { table: Table; plays: readonly Play[]; rates: Rates }) {
  const { t } = useTranslation('sea');
  const words = usePlayWords(table.game.family);
  const groups = plays
    .map((play) => ({ play, rules: table.numbers.filter((rule) => rule.play === play.code) }))
    .filter(({ rules }) => rules.length > 0);
  if (groups.length === 0)
    return (
      <EmptyState
        icon={<CircleCheck />}
        title={t('numberRules.none.title')}
        text={t('numberRules.none.text')}
      />
    );
  return (
    <div className="flex flex-col gap-5">
      {groups.map(({ play, rules }) => (
        <section key={play.code} aria-label={words.name(play.name)}>
          <h3 className="mb-2 font-semibold">{words.name(play.name)}</h3>
          {(['closed', 'half'] as const).map((kind) => {
            const numbers = rules.filter(({ rule }) => rule === kind).map(({ number }) => number);
            if (numbers.length === 0) return null;
            return (
              <div key={kind} className="mt-2">
                <p className="mb-1.5 flex items-center gap-2 text-sm">
                  <Badge tone={kind === 'closed' ? 'danger' : 'warning'}>{t(`rule.${kind}`)}</Badge>
                  {kind === 'half' && (
                    <span className="text-muted">
                      {t('plays.pays', { rate: ratesText(rates.forNumber(play, numbers[0] ?? '')) })}
                    </span>
                  )}
                </p>
                <p className="figures flex flex-wrap gap-1.5">
                  {numbers.sort().map((number) => (
                    <span
                      key={number}
                      className="rounded-small border border-line bg-sunken px-2.5 py-1 font-display font-semibold tracking-wide"
                    >
                      {number === '' ? t('numberRules.all') : number}
                    </span>
                  ))}
                </p>
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}

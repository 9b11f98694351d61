import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../i18n/words.ts';
import { daysOf, PERIODS } from '../../../../shared-parts/time/period-days.ts';
import { DayField } from '../../../../ui/day-field.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { gamesQuery } from '../../lotteries/queries.ts';
import { type SlipFilter, STATE_NAMES, STATES } from './slip-filter.ts';

interface SlipFiltersProps {
  filter: SlipFilter;
  today: string;
  onChange: (changed: Partial<SlipFilter>, how?: { replace: boolean }) => void;
}

const KINDS = ['', 'no', 'yes'] as const;

/** State first: what still waits is what one mostly looks for. Names of periods come with the member centre. */
export function SlipFilters({ filter, today, onChange }: SlipFiltersProps) {
  const { t } = useTranslation('slips');
  const bets = useTranslation('bets');
  const games = useQuery(gamesQuery(currentLanguage())).data?.games ?? [];
  const [firstDay, lastDay] = daysOf(filter, today);
  // Slips that wait are all shown, whenever they were bought.
  const hasDays = filter.state !== 'open';
  return (
    <form
      aria-label={t('filter')}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-3"
    >
      <Segments
        label={t('state')}
        value={filter.state}
        onValueChange={(state) => onChange({ state })}
        segments={STATES.map((value) => ({ value, label: t(`filters.${STATE_NAMES[value]}`) }))}
      />
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        <SelectField
          quiet
          label={t('game')}
          value={filter.game}
          onChange={({ target }) => onChange({ game: target.value })}
          options={[
            { value: '', label: t('allGames') },
            ...games.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        {hasDays && (
          <SelectField
            quiet
            label={bets.t('period')}
            value={filter.period}
            onChange={({ target }) =>
              onChange({ period: PERIODS.find((period) => period === target.value) ?? 'week' })
            }
            options={PERIODS.map((value) => ({ value, label: bets.t(`periods.${value}`) }))}
          />
        )}
        <SelectField
          quiet
          label={t('kind')}
          className={hasDays ? 'max-sm:col-span-2' : ''}
          value={filter.traces}
          onChange={({ target }) => onChange({ traces: KINDS.find((kind) => kind === target.value) ?? '' })}
          options={KINDS.map((value) => ({ value, label: t(`kinds.${value || 'all'}`) }))}
        />
      </div>
      {hasDays && filter.period === 'range' && (
        <div className="grid grid-cols-2 gap-2 sm:max-w-md sm:gap-3">
          <DayField
            label={bets.t('firstDay')}
            pickLabel={bets.t('pickDay', { what: bets.t('firstDay') })}
            max={today}
            value={firstDay}
            onDay={(day) => onChange({ firstDay: day, lastDay }, { replace: true })}
          />
          <DayField
            label={bets.t('lastDay')}
            pickLabel={bets.t('pickDay', { what: bets.t('lastDay') })}
            max={today}
            value={lastDay}
            onDay={(day) => onChange({ firstDay, lastDay: day }, { replace: true })}
          />
        </div>
      )}
    </form>
  );
}

import { useTranslation } from 'react-i18next';
import { displayCount } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Chip } from './chip.tsx';
import { useFilterWords } from './filter-words.ts';
import {
  choicesMade,
  EVERYTHING,
  FEATURES,
  LEAST_RETURNS,
  type LobbyFilter,
  MIN_BETS,
  VOLATILITIES,
} from './lobby-filter.ts';

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  filter: LobbyFilter;
  onFilter: (filter: LobbyFilter) => void;
  total: number | undefined;
}

/** All choices at once. Each takes effect as it is pressed, so the button below can say how many games are left. */
export function FilterSheet({ open, onClose, filter, onFilter, total }: FilterSheetProps) {
  const { t } = useTranslation('catalogue');
  const words = useFilterWords();
  const { feature, volatility, leastReturn, minBet } = EVERYTHING;
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('filters')}
      footer={
        <>
          <Button
            look="ghost"
            disabled={choicesMade(filter).length === 0}
            onClick={() => onFilter({ ...filter, feature, volatility, leastReturn, minBet })}
          >
            {t('clearFilters')}
          </Button>
          <Button onClick={onClose}>
            {total === undefined
              ? t('searching')
              : t('showGames', { count: total, games: displayCount(total) })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Choices
          legend={t('volatility')}
          options={VOLATILITIES}
          chosen={filter.volatility}
          words={words.volatility}
          onChoose={(value) => onFilter({ ...filter, volatility: value })}
        />
        <Choices
          legend={t('feature')}
          options={FEATURES}
          chosen={filter.feature}
          words={words.feature}
          onChoose={(value) => onFilter({ ...filter, feature: value })}
        />
        <Choices
          legend={t('rtp')}
          options={LEAST_RETURNS}
          chosen={filter.leastReturn}
          words={words.leastReturn}
          onChoose={(value) => onFilter({ ...filter, leastReturn: value })}
        />
        <Choices
          legend={t('minBet')}
          options={MIN_BETS}
          chosen={filter.minBet}
          words={words.minBet}
          onChoose={(value) => onFilter({ ...filter, minBet: value })}
        />
      </div>
    </Dialog>
  );
}

function Choices<T extends string>({
  legend,
  options,
  chosen,
  words,
  onChoose,
}: {
  legend: string;
  options: readonly T[];
  chosen: T | undefined;
  words: (value: T) => string;
  onChoose: (value: T | undefined) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-muted text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option}
            pressed={option === chosen}
            onPress={() => onChoose(option === chosen ? undefined : option)}
          >
            {words(option)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

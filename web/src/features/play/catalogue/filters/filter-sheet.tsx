import {
  GAME_FEATURES,
  LARGEST_MIN_BETS,
  LEAST_RETURNS,
  VOLATILITIES,
} from '@lanna/contract/play/catalogue/catalogue';
import { LIVE_CLASSES } from '@lanna/contract/play/catalogue/game-kinds';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { countsQuery } from '../queries.ts';
import { Chip } from './chip.tsx';
import { useFilterWords } from './filter-words.ts';
import { choicesMade, everything, type LobbyFilter } from './lobby-filter.ts';

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  filter: LobbyFilter;
  onFilter: (filter: LobbyFilter) => void;
  total: number | undefined;
}

/** All choices at once. Each says how many games it would leave, and takes effect as it is pressed. */
export function FilterSheet({ open, onClose, filter, onFilter, total }: FilterSheetProps) {
  const { t } = useTranslation('catalogue');
  const words = useFilterWords();
  const { data: counts } = useQuery({ ...countsQuery(filter), enabled: open });
  const { liveClass, feature, volatility, leastReturn, minBet } = everything(filter.lobby);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('filters')}
      footer={
        <>
          <Button
            variant="ghost"
            disabled={choicesMade(filter).length === 0}
            onClick={() => onFilter({ ...filter, liveClass, feature, volatility, leastReturn, minBet })}
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
          legend={t('liveClass')}
          options={LIVE_CLASSES}
          chosen={filter.liveClass}
          counts={counts?.liveClass}
          words={words.liveClass}
          onChoose={(value) => onFilter({ ...filter, liveClass: value })}
        />
        <Choices
          legend={t('volatility')}
          options={VOLATILITIES}
          chosen={filter.volatility}
          counts={counts?.volatility}
          words={words.volatility}
          onChoose={(value) => onFilter({ ...filter, volatility: value })}
        />
        <Choices
          legend={t('feature')}
          options={GAME_FEATURES}
          chosen={filter.feature}
          counts={counts?.feature}
          words={words.feature}
          onChoose={(value) => onFilter({ ...filter, feature: value })}
        />
        <Choices
          legend={t('rtp')}
          options={LEAST_RETURNS}
          chosen={filter.leastReturn}
          counts={counts?.minRtp}
          words={words.leastReturn}
          onChoose={(value) => onFilter({ ...filter, leastReturn: value })}
        />
        <Choices
          legend={t('minBet')}
          options={LARGEST_MIN_BETS}
          chosen={filter.minBet}
          counts={counts?.minBet}
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
  counts,
  words,
  onChoose,
}: {
  legend: string;
  options: readonly T[];
  chosen: T | undefined;
  counts: Readonly<Record<T, number>> | undefined;
  words: (value: T) => string;
  onChoose: (value: T | undefined) => void;
}) {
  // What no game of the page has is no choice.
  if (!chosen && counts && options.every((option) => counts[option] === 0)) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-muted text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option}
            pressed={option === chosen}
            count={counts?.[option]}
            onPress={() => onChoose(option === chosen ? undefined : option)}
          >
            {words(option)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

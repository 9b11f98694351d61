import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/fields/segments.tsx';
import { DrawnBoards } from './drawn-boards.tsx';
import type { Region, VietnameseGames } from './queries.ts';
import { REGIONS } from './regions.ts';

/** What was drawn: of a region's provinces day by day, or of a house edition. */
export function RegionResults({ found: { games } }: { found: VietnameseGames }) {
  const { t } = useTranslation('vn');
  const ours = games.filter(({ source }) => source === 'house');
  const markets = games.filter(({ source }) => source === 'feed');
  const hasResults = markets.some(({ last }) => last?.result);
  const choices = [
    ...(markets.length > 0
      ? REGIONS.map((region) => ({ value: region as string, label: t(`regions.${region}`) }))
      : []),
    ...ours.map(({ code, name }) => ({ value: code, label: name })),
  ];
  const [chosen, setChosen] = useState(
    () => (hasResults ? choices[0] : choices.at(-ours.length))?.value ?? '',
  );
  const region = REGIONS.find((one): one is Region => one === chosen);
  return (
    <div className="flex flex-col gap-4">
      <Segments label={t('board.of')} value={chosen} onValueChange={setChosen} segments={choices} />
      <DrawnBoards key={chosen} games={games} of={region ? { region } : { gameCode: chosen }} />
    </div>
  );
}

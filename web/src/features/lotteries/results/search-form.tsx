import { marketOf } from '@lanna/rules/lotteries/lottery/draws/market';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { readSought } from '@lanna/rules/lotteries/lottery/plays/find-number';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { gamesQuery } from '../lotteries/queries.ts';
import type { ChangeFilter, ResultsFilter } from './results-filter.ts';

/** When did this number last come? In one lottery, or in all of the market. */
export function SearchForm({ filter, onChange }: { filter: ResultsFilter; onChange: ChangeFilter }) {
  const { t } = useTranslation('results');
  const { data } = useQuery(gamesQuery(currentLanguage()));
  const [number, setNumber] = useState(filter.number);
  const [gameCode, setGameCode] = useState(filter.gameCode);
  const [isFaulty, setIsFaulty] = useState(false);
  const games = (data?.games ?? []).filter(({ code, source }) => {
    const game = gameOf(code);
    const isInMarket = filter.market === '' || (game && marketOf(game) === filter.market);
    return isInMarket && (filter.source === '' || source === filter.source);
  });

  function search(event: FormEvent) {
    event.preventDefault();
    const isReadable = readSought(number) !== null;
    setIsFaulty(!isReadable);
    if (isReadable) onChange({ number: number.trim(), gameCode });
  }

  return (
    <search>
      <form
        onSubmit={search}
        noValidate
        className="lit grid items-start gap-3 rounded-large bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:p-5"
      >
        <TextField
          label={t('search.number')}
          hint={t('search.hint')}
          error={isFaulty ? t('search.fault') : undefined}
          inputMode="numeric"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={20}
          value={number}
          onChange={({ target }) => {
            setNumber(target.value);
            setIsFaulty(false);
          }}
          before={<Search className="size-4.5" aria-hidden="true" />}
        />
        <SelectField
          label={t('search.game')}
          value={gameCode}
          onChange={({ target }) => setGameCode(target.value)}
          options={[
            { value: '', label: t('search.allGames') },
            ...games.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <Button type="submit" className="max-sm:w-full sm:mt-7">
          {t('search.button')}
        </Button>
      </form>
    </search>
  );
}

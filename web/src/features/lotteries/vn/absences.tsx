import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Absence } from './absence.tsx';

/** How long numbers have stayed away, of the lottery one chooses. */
export function Absences({ games }: { games: readonly LotteryGame[] }) {
  const { t } = useTranslation('vn');
  const drawn = games.filter(({ last }) => last?.result);
  const [chosen, setChosen] = useState((drawn[0] ?? games[0])?.code ?? '');
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={t('absence.of')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={games.map(({ code, name }) => ({ value: code, label: name }))}
        className="sm:max-w-80"
      />
      <Absence key={chosen} gameCode={chosen} />
    </div>
  );
}

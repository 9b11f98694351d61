import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../i18n/words.ts';
import { useGo } from '../../../../navigation.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { gamesQuery } from '../../lotteries/queries.ts';

const NUMERO = /^[A-Z0-9_-]{1,40}$/;

/** Which draw is to be computed again. */
export function AskDraw({ gameCode }: { gameCode: string | undefined }) {
  const { t } = useTranslation('draws');
  const go = useGo();
  const games = useQuery(gamesQuery(currentLanguage())).data?.games ?? [];
  const [chosen, setChosen] = useState(gameCode);
  const [numero, setNumero] = useState('');
  const [fieldError, setFieldError] = useState(false);
  const game = chosen ?? games[0]?.code;

  function check() {
    const typed = numero.trim().toUpperCase();
    if (game && NUMERO.test(typed)) go(paths.drawProof({ gameCode: game, numero: typed }));
    else setFieldError(true);
  }

  return (
    <form
      noValidate
      aria-label={t('proof.ask')}
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
      className="lit grid items-start gap-3 rounded-large bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <SelectField
        label={t('proof.game')}
        value={game ?? ''}
        onChange={({ target }) => setChosen(target.value)}
        options={games.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        label={t('history.numero')}
        placeholder={t('history.numeroHint')}
        value={numero}
        autoComplete="off"
        autoCapitalize="characters"
        error={fieldError ? t('proof.numeroFault') : undefined}
        onChange={({ target }) => {
          setNumero(target.value);
          setFieldError(false);
        }}
      />
      <Button type="submit" icon={<Search aria-hidden="true" />} className="sm:mt-7.5">
        {t('proof.check')}
      </Button>
    </form>
  );
}

import { findInTeam } from '@lanna/contract/teams/team';
import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isGone } from './gone-branch.tsx';
import type { daysAsked } from './team-filter.ts';

const NAME_LENGTH_MAX = 64;

/** Leads to one member of the line by the whole account name: a part of one would undo the mask. */
export function FindMember({
  days,
  onFound,
}: {
  days: ReturnType<typeof daysAsked>;
  onFound: (under: string) => void;
}) {
  const { t } = useTranslation('teams');
  const words = useRefusalText();
  const [account, setAccount] = useState('');
  const find = useMutation({
    mutationFn: () => call(findInTeam, { query: { ...days, account } }),
    onSuccess: ({ path }) => {
      setAccount('');
      onFound(path.map(({ id }) => id).join());
    },
  });
  const failed = find.error && (isGone(find.error) ? t('find.none') : words(find.error));
  return (
    <form
      className="flex w-full items-start gap-2 sm:w-96"
      onSubmit={(event) => {
        event.preventDefault();
        if (account.trim() !== '') find.mutate();
      }}
    >
      <TextField
        quiet
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={NAME_LENGTH_MAX}
        label={t('find.label')}
        placeholder={t('find.hint')}
        value={account}
        error={failed || undefined}
        onChange={({ target }) => {
          find.reset();
          setAccount(target.value);
        }}
        before={<Search className="size-4.5" aria-hidden="true" />}
        className="flex-1"
      />
      <Button type="submit" look="secondary" busy={find.isPending}>
        {t('find.go')}
      </Button>
    </form>
  );
}

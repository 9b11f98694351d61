import { findInTeam } from '@lanna/contract/commission/teams/team';
import { type DownlineMember, downline, SOUGHT_NAME_MAX } from '@lanna/contract/people/agents/agents';
import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { daysAsked } from '../team-filter.ts';
import { isGone } from './gone-branch.tsx';

/** So many are offered to choose from; a longer part of the name leaves fewer. */
const CHOICE_MAX = 8;

type Days = ReturnType<typeof daysAsked>;
type Choice = Pick<DownlineMember, 'id' | 'account' | 'remark'>;

/**
 * Leads to one member of the line: by the whole account name at any depth, by a part of the name or of the own remark directly below. A
 * part of a name further down would undo the mask.
 */
export function FindMember({ days, onFound }: { days: Days; onFound: (under: string) => void }) {
  const { t } = useTranslation('teams');
  const words = useRefusalText();
  const [typed, setTyped] = useState('');
  const find = useMutation({
    mutationFn: (account: string) => findByName(days, account),
    onSuccess: ({ way }) => {
      if (!way) return;
      setTyped('');
      onFound(way);
    },
  });
  const choice = find.data?.choice ?? [];
  const failed = find.error && (isGone(find.error) ? t('find.none') : words(find.error));
  return (
    <div className="flex w-full flex-col gap-2 sm:w-96">
      <form
        className="flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') find.mutate(typed);
        }}
      >
        <TextField
          quiet
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SOUGHT_NAME_MAX}
          label={t('find.label')}
          placeholder={t('find.hint')}
          value={typed}
          error={failed || undefined}
          onChange={({ target }) => {
            find.reset();
            setTyped(target.value);
          }}
          before={<Search className="size-4.5" aria-hidden="true" />}
          className="flex-1"
        />
        <Button type="submit" variant="secondary" busy={find.isPending}>
          {t('find.go')}
        </Button>
      </form>
      {choice.length > 0 && (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1.5 text-muted text-sm">{t('find.choose')}</legend>
          {choice.map(({ id, account, remark }) => (
            <button
              key={id}
              type="button"
              onClick={() => find.mutate(account)}
              className="flex min-h-11 flex-wrap items-center gap-x-2 rounded-medium border border-control-line bg-raised px-3 py-1.5 text-left text-sm transition-colors hover:border-accent-text hover:text-accent-text"
            >
              <span className="break-all font-semibold">{account}</span>
              {remark !== null && <span className="break-words text-muted">{remark}</span>}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** The way down to the one it can be, or those directly below whom it can be. */
async function findByName(
  days: Days,
  account: string,
): Promise<{ way?: string; choice?: readonly Choice[] }> {
  try {
    return { way: await wayTo(days, account) };
  } catch (error) {
    if (!isGone(error)) throw error;
    const { list } = await call(downline, { query: { account, pageSize: CHOICE_MAX } });
    const [only, ...others] = list.filter(({ level }) => level === 1);
    // By its whole name it was not in the line on these days.
    if (!only || only.account.toLowerCase() === account.trim().toLowerCase()) throw error;
    return others.length === 0 ? { way: await wayTo(days, only.account) } : { choice: [only, ...others] };
  }
}

async function wayTo(days: Days, account: string): Promise<string> {
  const { path } = await call(findInTeam, { query: { ...days, account } });
  return path.map(({ id }) => id).join();
}

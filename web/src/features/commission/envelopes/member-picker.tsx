import { ENVELOPE_CHOSEN_MAX } from '@lanna/contract/commission/envelopes/envelopes';
import { SOUGHT_NAME_MAX } from '@lanna/contract/people/agents/agents';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Controlled } from '../../../shared-parts/forms/contract-form.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { choiceQuery } from './queries.ts';

export interface Chosen {
  id: string;
  name: string;
}

/** Members chosen one by one: those directly below by pages, anybody of the line by the whole name. */
export function MemberPicker({ value: chosen, onChange, error }: Controlled<'onChange', readonly Chosen[]>) {
  const { t } = useTranslation('envelopes');
  const [account, setAccount] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const found = useQuery(choiceQuery(account.trim(), pageNo));
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  function toggle(id: string, name: string) {
    if (isChosen(id)) onChange(chosen.filter((one) => one.id !== id));
    else if (chosen.length < ENVELOPE_CHOSEN_MAX) onChange([...chosen, { id, name }]);
  }
  return (
    <div className="flex flex-col gap-3 rounded-medium border border-line p-3">
      <TextField
        label={t('pick.search')}
        hint={t('pick.searchHint')}
        error={error}
        autoComplete="off"
        maxLength={SOUGHT_NAME_MAX}
        value={account}
        onChange={({ target }) => {
          setAccount(target.value);
          setPageNo(1);
        }}
      />
      {chosen.length > 0 && (
        <ul aria-label={t('pick.chosen')} className="flex flex-wrap gap-1.5">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={t('pick.remove', { name })}
                onClick={() => toggle(id, name)}
                className="flex min-h-8 items-center gap-1 rounded-full bg-sunken px-3 text-sm hover:text-accent-text"
              >
                {name} <X className="size-3.5" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.isPending && <Skeleton className="h-24" />}
      {found.isError && <p className="text-muted text-sm">{t('pick.none')}</p>}
      {found.data && (
        <>
          {found.data.list.length === 0 ? (
            <p className="text-muted text-sm">{t('pick.none')}</p>
          ) : (
            <ul aria-label={t('pick.members')} className="grid gap-2.5 sm:grid-cols-2">
              {found.data.list.map(({ id, account: name }) => (
                <li key={id}>
                  <Checkbox label={name} checked={isChosen(id)} onChange={() => toggle(id, name)} />
                </li>
              ))}
            </ul>
          )}
          <Pager
            page={found.data.pageNum}
            pages={found.data.totalPages}
            onPage={setPageNo}
            label={t('pick.paging')}
          />
        </>
      )}
    </div>
  );
}

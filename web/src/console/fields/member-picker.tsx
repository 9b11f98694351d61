import { Combobox } from '@base-ui/react/combobox';
import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import { listMembers, type MemberRow } from '@lanna/contract/people/members/ops';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedText } from '../../shared-parts/forms/use-typed-text.ts';
import { classes } from '../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { opsQuery } from '../calls/ops-query.ts';
import { useMay } from '../operator.tsx';

const SHOWN_MOST = 8;
/** Of a name that begins many, so that agents are among them. */
const SEARCHED_MOST = 100;

export interface MemberPickerProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The label is read by screen readers, and stands in the empty field. */
  quiet?: boolean;
  /** Whose members are found; undefined: of all the operator's brands. */
  brand: string | undefined;
  /** Only accounts that have members below. */
  agents?: boolean;
  /** What is kept of who is chosen. */
  by: 'id' | 'username';
  value: string;
  onChange: (chosen: string) => void;
  className?: string;
}

/**
 * Finds a member as the search field of the console does, and keeps who was chosen; an emptied field is none. Who may not read members types
 * what the call asks for.
 */
export function MemberPicker(props: MemberPickerProps) {
  const may = useMay();
  const { label, hint, error, quiet, value, onChange, className, brand } = props;
  if (may('members.read', brand)) return <Picker {...props} />;
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      quiet={quiet ?? false}
      placeholder={quiet ? label : undefined}
      className={className}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Picker({
  label,
  hint,
  error,
  quiet,
  brand,
  agents,
  by,
  value,
  onChange,
  className,
}: MemberPickerProps) {
  const { t } = useTranslation('console');
  const [text, setText] = useState('');
  const [typed, type] = useTypedText(text, setText);
  const [isTyping, setTyping] = useState(false);
  const close = () => {
    setTyping(false);
    setText('');
  };
  const found = useMembers(text, brand);
  const known = useMembers(by === 'id' ? value : '', brand).data?.find(({ id }) => id === value);
  const chosen = value === '' ? '' : by === 'username' ? value : (known?.username ?? value);
  const items = (found.data ?? [])
    .filter(({ type }) => !agents || AGENT_TYPES.some((one) => one === type))
    .slice(0, SHOWN_MOST);
  return (
    <Field text={{ label, hint, error, quiet: quiet ?? false }} className={className}>
      {(control) => (
        <Combobox.Root
          items={items}
          filteredItems={items}
          value={null}
          onValueChange={(item: MemberRow | null) => {
            close();
            if (item) onChange(by === 'id' ? item.id : item.username);
          }}
          itemToStringLabel={(item: MemberRow) => item.username}
          inputValue={isTyping ? typed : chosen}
          onInputValueChange={(next, { reason }) => {
            if (reason !== 'input-change') return;
            setTyping(true);
            type(next);
            // An emptied field chooses no member.
            if (next === '') onChange('');
          }}
          open={isTyping && text !== ''}
          onOpenChange={(opens) => {
            // What was typed and not chosen gives way to what stood there.
            if (!opens) close();
          }}
          autoHighlight
        >
          <Combobox.Input
            {...control}
            autoComplete="off"
            spellCheck={false}
            placeholder={quiet ? label : undefined}
            className={CONTROL_LOOK}
          />
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={4} align="start" collisionPadding={12} className="z-60">
              <Combobox.Popup className="lit w-[min(22rem,calc(100vw-3rem))] overflow-hidden rounded-medium bg-raised shadow-float">
                <Combobox.Empty className="px-4 py-3 text-muted text-sm empty:hidden">
                  {found.isFetching ? t('table.loading', { caption: label }) : t('table.nothingFound')}
                </Combobox.Empty>
                <Combobox.List aria-label={label} className="p-1 outline-none data-empty:p-0">
                  {(item: MemberRow) => (
                    <Combobox.Item key={item.id} value={item} className={ITEM_LOOK}>
                      <span className="truncate font-medium">{item.username}</span>
                      <span className="truncate text-muted text-xs">
                        {[item.nickname !== item.username && item.nickname, item.brand]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}

function useMembers(search: string, brand: string | undefined) {
  const query = { search, limit: String(SEARCHED_MOST), ...(brand ? { brand } : {}) } as never;
  return useQuery({
    ...opsQuery(listMembers, { query }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    select: ({ rows }) => rows,
  });
}

const ITEM_LOOK = classes(
  'flex min-h-10 cursor-pointer items-baseline justify-between gap-3 rounded-small px-3 py-2 text-sm outline-none',
  'data-highlighted:bg-surface data-highlighted:text-accent-text',
);

import type { OpsBrand } from '@lanna/contract/house/brands/ops';
import {
  SETTING_KEYS,
  type SettingKey,
  type SettingValues,
  settingIn,
} from '@lanna/contract/house/brands/setting-keys';
import { isContent } from '@lanna/contract/house/brands/setting-rules';
import { useBlocker } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { classes } from '../../../../../ui/classes.ts';
import { SearchField } from '../../../../../ui/fields/search-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { EmptyState } from '../../../../../ui/state.tsx';
import { DefaultPassword } from '../default-password.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { FieldsTable } from './fields-table.tsx';
import { type Review, ReviewDialog } from './review-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { flat, GROUPS, type GroupId, groupOf, isRowKey } from './setting-groups.ts';
import { SettingRow } from './setting-row.tsx';
import { useSettingText } from './setting-text.ts';
import { ThemeEditor } from './theme-editor.tsx';
import { useDraft } from './use-draft.ts';

/** What the operator may change here. */
export type Rights = 'all' | 'content' | 'nothing';

/** Every setting of a brand by group, found by a word, changed as a draft and saved together. */
export function SettingsForm({ brand, rights }: { brand: OpsBrand; rights: Rights }) {
  const { t } = useTranslation('brands-console');
  const { document } = brand;
  const draft = useDraft(brand);
  const [wanted, setWanted] = useState('');
  const [review, setReview] = useState<Review>();
  const [saved, setSaved] = useState<string>();
  const [since, setSince] = useState<number>();
  const found = useFoundKeys(useDeferredValue(wanted));
  const isDirty = Object.keys(draft.changes).length > 0;
  const seen = useMemo(() => seenOf(draft.changes), [draft.changes]);
  const [isPreviewed, preview] = useState(false);
  // The version the draft was begun on: a newer one means another operator was here.
  if (isDirty && since === undefined) setSince(brand.version);
  if (!isDirty && since !== undefined) setSince(undefined);
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && current.pathname !== next.pathname && !window.confirm(t('save.leave')),
    enableBeforeUnload: () => isDirty,
  });

  const disabled = (key: SettingKey) => rights === 'nothing' || (rights === 'content' && !isContent(key));
  const groups = GROUPS.flatMap(({ id }) => {
    const keys = found.filter((key) => groupOf(key) === id);
    return keys.length > 0 ? [{ id, keys }] : [];
  });

  return (
    <>
      {isPreviewed && seen && (
        <DraftPreview code={brand.code} changes={seen} onClose={() => preview(false)} />
      )}
      <div
        className={classes(
          'grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)]',
          // What was typed stays as it is.
          isPreviewed && seen && 'hidden',
        )}
      >
        <nav aria-label={t('page.sections')} className="flex flex-col gap-3 lg:sticky lg:top-4">
          <SearchField label={t('page.find')} value={wanted} onValueChange={setWanted} />
          <ul className="hidden flex-col lg:flex">
            {groups.map(({ id, keys }) => (
              <li key={id}>
                <a
                  href={`#${sectionOf(id)}`}
                  className="flex min-h-8 items-center justify-between gap-2 rounded-small px-2.5 py-1 text-muted text-sm hover:bg-raised hover:text-text"
                >
                  <span className="min-w-0 truncate">{t(`group.${id}.title`)}</span>
                  {keys.some((key) => key in draft.changes) && (
                    <span className="size-2 shrink-0 rounded-full bg-accent" aria-hidden="true" />
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-5">
          {saved && (
            <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-success">
              {t('save.saved')}
              <ConsoleLink href={`/brands/${brand.code}/changes?show=${saved}`}>{t('save.undo')}</ConsoleLink>
            </p>
          )}
          {groups.length === 0 && <EmptyState title={t('page.nothing')} text={t('page.nothingText')} />}
          {groups.map(({ id, keys }) => (
            <div key={id} id={sectionOf(id)} className="scroll-mt-4">
              <Panel title={t(`group.${id}.title`)} text={t(`group.${id}.text`)} flush>
                {id === 'fields' && (
                  <FieldsTable keys={keys} draft={draft} document={document} disabled={rights !== 'all'} />
                )}
                {id === 'look' && (
                  <ThemeEditor
                    keys={keys}
                    draft={draft}
                    document={document}
                    disabled={rights === 'nothing'}
                  />
                )}
                {keys.filter(isRowKey).map((key) => (
                  <SettingRow
                    key={key}
                    settingKey={key}
                    draft={draft}
                    current={settingIn(document, key)}
                    disabled={disabled(key)}
                    broken={brand.problems.some((problem) => problem.key === key)}
                    currencySymbol={String(document['currencySymbol'])}
                    brand={brand.code}
                  />
                ))}
                {id === 'login' && <DefaultPassword brand={brand} disabled={rights !== 'all'} />}
              </Panel>
            </div>
          ))}
        </div>
      </div>
      <SaveBar
        draft={draft}
        meanwhile={since !== undefined && since !== brand.version}
        onReview={() => setReview({ brand, changes: draft.changes })}
        onPreview={seen && !isPreviewed ? () => preview(true) : undefined}
      />
      {review && (
        <ReviewDialog
          review={review}
          contentOnly={rights === 'content'}
          onClose={() => setReview(undefined)}
          onSaved={({ changeId }) => {
            setReview(undefined);
            draft.clear();
            preview(false);
            setSaved(changeId ?? undefined);
            notify({ text: changeId ? t('save.saved') : t('save.proposed'), tone: 'success' });
          }}
        />
      )}
    </>
  );
}

/** Settings whose name, meaning or group has all the words that were typed. */
function useFoundKeys(wanted: string): readonly SettingKey[] {
  const { t } = useTranslation('brands-console');
  const text = useSettingText();
  const words = wanted.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return SETTING_KEYS_IN_ORDER;
  return SETTING_KEYS_IN_ORDER.filter((key) => {
    const about = isRowKey(key) ? t(`set.${flat(key)}.about`) : '';
    const said = [text.label(key), about, t(`group.${groupOf(key)}.title`), key]
      .join(' ')
      .toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** What of a draft is seen on pages; undefined where none of it is. */
function seenOf(changes: SettingValues): SettingValues | undefined {
  const seen = Object.entries(changes).filter(([key]) => isContent(key));
  return seen.length > 0 ? Object.fromEntries(seen) : undefined;
}

const ROWS: readonly SettingKey[] = GROUPS.flatMap(({ keys }) => [...keys]);
const SETTING_KEYS_IN_ORDER = [...ROWS, ...SETTING_KEYS.filter((key) => !ROWS.includes(key))];

function sectionOf(id: GroupId): string {
  return `section-${id}`;
}

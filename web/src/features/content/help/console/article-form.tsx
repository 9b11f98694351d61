import { SLUG_MAX } from '@lanna/contract/content/help/help';
import type { ArticleFields, HelpCategoryRow } from '@lanna/contract/content/help/ops';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../console/panel.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useShownText } from './shown-text.ts';
import { TextEditor } from './text-editor.tsx';

/** An article as it is written: its place, its address, and its text by language. */
export function ArticleForm({
  value,
  onChange,
  categories,
  brand,
}: {
  value: ArticleFields;
  onChange: (value: ArticleFields) => void;
  categories: readonly HelpCategoryRow[];
  brand: string | undefined;
}) {
  const { t } = useTranslation('help-console');
  const shown = useShownText();
  return (
    <>
      <Panel title={t('article.place')}>
        <div className="grid gap-4 md:grid-cols-2">
          <SelectField
            label={t('field.category')}
            value={value.category}
            options={categories.map((row) => ({
              value: row.id,
              label: brand ? shown(row.name) : `${shown(row.name)} · ${row.brand}`,
            }))}
            onChange={({ target }) => onChange({ ...value, category: target.value })}
          />
          <TextField
            label={t('field.slug')}
            hint={t('field.slugHint')}
            value={value.slug}
            maxLength={SLUG_MAX}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...value, slug: slugOf(target.value) })}
          />
          <Checkbox
            label={t('field.published')}
            checked={value.published}
            onChange={({ target }) => onChange({ ...value, published: target.checked })}
          />
        </div>
      </Panel>
      <Panel title={t('field.text')}>
        <TextEditor value={value} onChange={(text) => onChange({ ...value, ...text })} brand={brand} />
      </Panel>
    </>
  );
}

/** As an address takes it, while it is typed. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
}

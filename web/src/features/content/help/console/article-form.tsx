import type { ArticleFields, HelpCategoryRow } from '@lanna/contract/content/help/ops';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../console/panel.tsx';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useShownText } from './shown-text.ts';
import { TextEditor } from './text-editor.tsx';

/** Which field a refusal of an article is about. */
export const ARTICLE_REFUSALS = {
  help_slug_taken: 'slug',
  help_placeholder_unknown: 'content',
  help_text_empty: 'content',
  rich_text_unsafe: 'content',
} as const;

/** An article as it is written: its place, its address, and its text by language. */
export function ArticleForm({
  form,
  categories,
  brand,
}: {
  form: ContractForm<ArticleFields>;
  categories: readonly HelpCategoryRow[];
  brand: string | undefined;
}) {
  const { t } = useTranslation('help-console');
  const shown = useShownText();
  const category = form.kept('category');
  return (
    <>
      <Panel title={t('article.place')}>
        <div className="grid gap-4 md:grid-cols-2">
          <SelectField
            {...category}
            label={t('field.category')}
            options={categories.map((row) => ({
              value: row.id,
              label: brand ? shown(row.name) : `${shown(row.name)} · ${row.brand}`,
            }))}
            onChange={({ target }) => category.onChange(target.value)}
          />
          <TextField
            {...form.field('slug', slugOf)}
            label={t('field.slug')}
            hint={t('field.slugHint')}
            spellCheck={false}
            autoComplete="off"
          />
          <Checkbox {...form.field('published')} label={t('field.published')} />
        </div>
      </Panel>
      <Panel title={t('field.text')}>
        <TextEditor title={form.kept('title')} content={form.kept('content')} brand={brand} />
      </Panel>
    </>
  );
}

/** As it is sent: an address ends with a letter or a digit. */
export function withWholeSlug<Fields extends { slug: string }>(fields: Fields): Fields {
  return { ...fields, slug: fields.slug.replace(/-$/, '') };
}

/** As an address takes it, while it is typed. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
}

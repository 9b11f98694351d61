import { HELP_ICONS, type HelpIcon, SLUG_MAX } from '@lanna/contract/content/help/help';
import {
  addHelpCategory,
  type CategoryFields,
  changeHelpCategory,
  HELP_LEAD_MAX,
  HELP_TITLE_MAX,
  type HelpCategoryRow,
} from '@lanna/contract/content/help/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { slugOf } from './article-form.tsx';
import { refusedParts } from './refused-parts.ts';

const NEW: CategoryFields = { slug: '', name: {}, lead: null, icon: 'question' };

/** A category as it is written, new or known. */
export function CategoryDialog({
  brand,
  category,
  onClose,
}: {
  brand: string;
  category: HelpCategoryRow | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('help-console');
  const words = useRefusalText();
  const [form, setForm] = useState<CategoryFields>(category ?? NEW);
  const adding = useOpsMutation(addHelpCategory, { onDone: onClose });
  const changing = useOpsMutation(changeHelpCategory, { onDone: onClose });
  const error = adding.error ?? changing.error;
  function save() {
    const { slug, name, lead, icon } = form;
    const fields = { slug: slug.replace(/-$/, ''), name, lead, icon };
    if (category)
      changing.mutate({ params: { id: category.id }, body: { ...fields, version: category.version } });
    else adding.mutate({ body: { ...fields, ofBrand: brand } });
  }
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t(category ? 'categories.editTitle' : 'categories.add')}
      insistent
      footer={
        <Button
          busy={adding.isPending || changing.isPending}
          disabled={!form.slug || Object.keys(form.name).length === 0}
          onClick={save}
        >
          {t('save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <LanguageTabs
          label={t('field.name')}
          value={form.name}
          onChange={(name) => setForm({ ...form, name })}
        >
          {(_, typed, write) => (
            <TextField
              label={t('field.name')}
              value={typed}
              maxLength={HELP_TITLE_MAX}
              onChange={({ target }) => write(target.value)}
            />
          )}
        </LanguageTabs>
        <LanguageTabs
          label={t('field.lead')}
          value={form.lead ?? {}}
          onChange={(lead) => setForm({ ...form, lead: Object.keys(lead).length > 0 ? lead : null })}
        >
          {(_, typed, write) => (
            <TextField
              label={t('field.lead')}
              value={typed}
              maxLength={HELP_LEAD_MAX}
              onChange={({ target }) => write(target.value)}
            />
          )}
        </LanguageTabs>
        <TextField
          label={t('field.slug')}
          hint={t('field.slugHint')}
          value={form.slug}
          maxLength={SLUG_MAX}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setForm({ ...form, slug: slugOf(target.value) })}
        />
        <SelectField
          label={t('field.icon')}
          value={form.icon}
          options={HELP_ICONS.map((value) => ({ value, label: t(`icon.${value}`) }))}
          onChange={({ target }) => setForm({ ...form, icon: target.value as HelpIcon })}
        />
        {error && (
          <FormError>
            {words(error)} {refusedParts(error)}
          </FormError>
        )}
      </div>
    </Dialog>
  );
}

import { HELP_ICONS } from '@lanna/contract/content/help/help';
import {
  addHelpCategory,
  type CategoryFields,
  changeHelpCategory,
  HELP_LEAD_MAX,
  HELP_TITLE_MAX,
  type HelpCategoryRow,
} from '@lanna/contract/content/help/ops';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { slugOf, withWholeSlug } from './article-form.tsx';

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
  const id = useId();
  const adding = useOpsMutation(addHelpCategory);
  const changing = useOpsMutation(changeHelpCategory);
  const { slug, name, lead, icon } = category ?? NEW;
  const form = useContractForm(category ? changeHelpCategory : addHelpCategory, {
    initial: { slug, name, lead: lead ?? {}, icon },
    version: category?.version ?? 0,
    toBody: (typed, version) => {
      const fields = {
        ...withWholeSlug(typed),
        lead: Object.keys(typed.lead).length > 0 ? typed.lead : null,
      };
      return category ? { ...fields, version } : { ...fields, ofBrand: brand };
    },
    refusals: { help_slug_taken: 'slug' },
    send: (body) =>
      'ofBrand' in body
        ? adding.mutateAsync({ body })
        : changing.mutateAsync({ params: { id: category?.id ?? '' }, body }),
    onDone: onClose,
  });
  const named = form.kept('name');
  const led = form.kept('lead');
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t(category ? 'categories.editTitle' : 'categories.add')}
      insistent
      footer={
        <Button
          type="submit"
          form={id}
          busy={form.isPending}
          disabled={!form.values.slug || Object.keys(named.value).length === 0}
        >
          {t('save')}
        </Button>
      }
    >
      <form id={id} {...form.props} className="flex flex-col gap-4">
        <LanguageTabs label={t('field.name')} value={named.value} onChange={named.onChange}>
          {(_, typed, write) => (
            <TextField
              label={t('field.name')}
              error={named.error}
              value={typed}
              maxLength={HELP_TITLE_MAX}
              onChange={({ target }) => write(target.value)}
            />
          )}
        </LanguageTabs>
        <LanguageTabs label={t('field.lead')} value={led.value} onChange={led.onChange}>
          {(_, typed, write) => (
            <TextField
              label={t('field.lead')}
              error={led.error}
              value={typed}
              maxLength={HELP_LEAD_MAX}
              onChange={({ target }) => write(target.value)}
            />
          )}
        </LanguageTabs>
        <TextField
          {...form.field('slug', slugOf)}
          label={t('field.slug')}
          hint={t('field.slugHint')}
          spellCheck={false}
          autoComplete="off"
        />
        <SelectField
          {...form.field('icon')}
          label={t('field.icon')}
          options={HELP_ICONS.map((value) => ({ value, label: t(`icon.${value}`) }))}
        />
        {form.problem && <FormError>{form.problem}</FormError>}
      </form>
    </Dialog>
  );
}

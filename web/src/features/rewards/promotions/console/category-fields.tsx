import type { CategoryRow } from '@lanna/contract/rewards/promotions/ops';
import { CATEGORY_NAME_MAX } from '@lanna/contract/rewards/promotions/ops';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';

export interface TypedCategory {
  brand: string;
  name: CategoryRow['name'];
  position: string;
}

/** Name and place of a category. */
export function CategoryFields({
  form,
  disabled = false,
}: {
  form: ContractForm<TypedCategory>;
  disabled?: boolean;
}) {
  const { t } = useTranslation('promotions-console');
  const { error, ...name } = form.kept('name');
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-4">
      <LanguageTabs {...name} label={t('field.name')}>
        {(_, written, write) => (
          <TextField
            label={t('field.name')}
            error={error}
            value={written}
            maxLength={CATEGORY_NAME_MAX}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </LanguageTabs>
      <TextField
        {...form.field('position')}
        label={t('field.position')}
        hint={t('hint.position')}
        type="number"
        className="max-w-40"
      />
    </fieldset>
  );
}

import type { LocalText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

/** Name and place of a category. */
export function CategoryFields({
  name,
  position,
  disabled = false,
  onNameChange,
  onPositionChange,
}: {
  name: LocalText;
  position: number;
  disabled?: boolean;
  onNameChange: (name: LocalText) => void;
  onPositionChange: (position: number) => void;
}) {
  const { t } = useTranslation('promotions-console');
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-4">
      <LanguageTabs value={name} onChange={onNameChange} label={t('field.name')}>
        {(_, written, write) => (
          <TextField
            label={t('field.name')}
            value={written}
            maxLength={60}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </LanguageTabs>
      <TextField
        label={t('field.position')}
        hint={t('hint.position')}
        type="number"
        min={0}
        max={100_000}
        className="max-w-40"
        value={String(position)}
        onChange={({ target }) => onPositionChange(wholeNumber(target.value))}
      />
    </fieldset>
  );
}

function wholeNumber(text: string): number {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : Math.min(100_000, Math.max(0, number));
}

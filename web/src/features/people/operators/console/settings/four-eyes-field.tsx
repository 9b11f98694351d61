import type { Language } from '@lanna/contract/people/members/members';
import { type FourEyesRule, isLooser } from '@lanna/rules/four-eyes';
import { displayMoney, parseMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../../shared-parts/money/typed-amount.ts';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { usePageLanguage } from '../../../../../use-page-language.ts';

type How = 'always' | 'never' | 'above';

/** When one kind of action needs a second operator. Nothing looser than its floor can be chosen. */
export function FourEyesField({
  label,
  hasAmount,
  floor,
  value,
  tried,
  onChange,
}: {
  label: string;
  hasAmount: boolean;
  floor: FourEyesRule;
  value: FourEyesRule;
  tried: boolean;
  onChange: (value: FourEyesRule) => void;
}) {
  const { t } = useTranslation('operators-console');
  const language = usePageLanguage();
  const how: How = typeof value === 'string' ? value : 'above';
  const above = typeof value === 'string' ? '' : value.above;
  const most = typeof floor === 'object' ? floor.above : undefined;
  const ways: readonly How[] = [
    'always',
    ...(hasAmount && floor !== 'always' ? (['above'] as const) : []),
    ...(floor === 'never' ? (['never'] as const) : []),
  ];
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={label}
        value={how}
        options={ways.map((way) => ({ value: way, label: t(`settings.how.${way}`) }))}
        onChange={({ target }) => {
          const way = ways.find((one) => one === target.value) ?? 'always';
          onChange(way === 'above' ? { above: above || (most ?? '1000') } : way);
        }}
      />
      {how === 'above' && (
        <MoneyField
          label={t('settings.above')}
          hint={
            most === undefined
              ? t('settings.aboveHint')
              : t('settings.aboveMost', { most: displayMoney(parseMoney(most) ?? 0n) })
          }
          error={tried && !isRuleFine(readRule(value, language), floor) ? t('settings.aboveRule') : undefined}
          decimals={DECIMALS}
          maxLength={18}
          value={above}
          onType={(typed) => onChange({ above: typed })}
        />
      )}
    </div>
  );
}

/** With its amount as the wire takes it; undefined where what is typed is no amount, or can be two. */
export function readRule(rule: FourEyesRule, language: Language): FourEyesRule | undefined {
  if (typeof rule === 'string') return rule;
  const above = wireAmount(rule.above, language, DECIMALS);
  return above === undefined || !AMOUNT.test(above) ? undefined : { above };
}

/** As the wire takes an amount. */
const AMOUNT = /^\d{1,12}(\.\d{1,5})?$/;
const DECIMALS = 5;
export function isRuleFine(rule: FourEyesRule | undefined, floor: FourEyesRule): rule is FourEyesRule {
  return rule !== undefined && !isLooser(rule, floor);
}

import type { Language } from '@lanna/contract/people/members/members';
import { changeRankLevels, RANK_NAME_MAX } from '@lanna/contract/rewards/ranks/ops';
import { CASHBACK_EXTRA_MOST, RANK_LEVEL_MOST } from '@lanna/rules/rewards/ranks/levels';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useOperator } from '../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { percentText } from '../../../../shared-parts/money/percent.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { AMOUNTS, inputsOf, type LevelTexts, NEW_LEVEL, problemOf, textsOf } from './level-texts.ts';
import type { BrandRanks } from './levels-panel.tsx';

/** Other levels from the brand's next day on. Names in further languages stay as they are. */
export function LevelsDialog({ ranks, onClose }: { ranks: BrandRanks; onClose: () => void }) {
  const { t } = useTranslation('ranks-console');
  const { brand, version, changeFrom, versions } = ranks;
  const language = usePageLanguage();
  const symbol = useOperator().brands.find(({ code }) => code === brand)?.currencySymbol;
  const saving = useOpsMutation(changeRankLevels);
  const form = useContractForm(changeRankLevels, {
    initial: { levels: versions[0]?.levels.map(textsOf) ?? [NEW_LEVEL], reason: '' },
    version,
    toBody: ({ levels, reason }, of) => ({ levels: inputsOf(levels, language) ?? [], reason, version: of }),
    // The line below says what is wrong.
    check: ({ levels }) => ({ levels: problemIn(levels, language) !== undefined && '' }),
    send: (body) => saving.mutateAsync({ params: { brand }, body }),
    onDone: ({ proposal }) => {
      notify({
        text: proposal ? t('levels.proposed') : t('levels.saved', { day: changeFrom }),
        tone: 'success',
      });
      onClose();
    },
  });
  const { value: levels, onChange } = form.kept('levels');
  const put = (at: number, changes: Partial<LevelTexts>) =>
    onChange(levels.map((one, level) => (level === at ? { ...one, ...changes } : one)));
  const problem = problemIn(levels, language);
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={`${t('levels.title')} · ${brand}`}
      text={t('levels.changeText', { day: changeFrom })}
      action={t('levels.save')}
    >
      <ol className="flex flex-col gap-4">
        {levels.map((one, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
          <li key={level}>
            <fieldset className="grid gap-3 rounded-medium border border-line p-3 sm:grid-cols-2">
              <legend className="px-1 font-semibold text-sm">{t('levels.one', { level })}</legend>
              {(['TH', 'EN'] as const).map((language) => (
                <TextField
                  key={language}
                  label={t(`levels.name.${language}`)}
                  maxLength={RANK_NAME_MAX}
                  value={one.name[language] ?? ''}
                  onChange={({ target }) => put(level, { name: { ...one.name, [language]: target.value } })}
                />
              ))}
              {level > 0 &&
                AMOUNTS.map((field) => (
                  <MoneyField
                    key={field}
                    label={t(`levels.field.${field}`)}
                    symbol={symbol}
                    autoComplete="off"
                    value={one[field]}
                    onType={(typed) => put(level, { [field]: typed })}
                  />
                ))}
              <TextField
                label={t('levels.field.extra', { most: percentText(CASHBACK_EXTRA_MOST) })}
                inputMode="decimal"
                autoComplete="off"
                after={<span className="pr-3 text-muted text-sm">%</span>}
                value={one.extra}
                onChange={({ target }) => put(level, { extra: target.value })}
              />
            </fieldset>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {levels.length <= RANK_LEVEL_MOST && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => onChange([...levels, { ...(levels.at(-1) ?? NEW_LEVEL), name: {} }])}
          >
            {t('levels.add')}
          </Button>
        )}
        {levels.length > 1 && (
          <Button variant="ghost" size="small" onClick={() => onChange(levels.slice(0, -1))}>
            {t('levels.remove', { level: levels.length - 1 })}
          </Button>
        )}
      </div>
      {form.isTried && problem && (
        <FormError>{t(`levels.fault.${problem.rule}`, { level: problem.level })}</FormError>
      )}
    </ReasonFormDialog>
  );
}

function problemIn(texts: readonly LevelTexts[], language: Language) {
  const unread = texts.findIndex((one) => inputsOf([one], language) === undefined);
  if (unread !== -1) return { rule: 'field' as const, level: unread };
  return problemOf(inputsOf(texts, language) ?? []) ?? undefined;
}

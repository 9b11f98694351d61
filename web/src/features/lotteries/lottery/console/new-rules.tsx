import { NUMBER_RULES, ruleNumbers } from '@lanna/contract/lotteries/lottery/ops';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useLotteryName } from '../../../../console/names/lottery-name.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { useChosenBrand } from './chosen-brand.ts';
import { playsOf, usePlayName } from './play-name.ts';

type Rule = (typeof NUMBER_RULES)[number];

const FIRST_GAME = 'THAI_30M';

/** Numbers of one play that are closed or sold at half rate from now on. */
export function NewRules({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('lottery-console');
  const lotteryName = useLotteryName();
  const nameOf = usePlayName();
  const brand = useChosenBrand();
  const ruling = useOpsMutation(ruleNumbers);
  const form = useContractForm(ruleNumbers, {
    initial: { game: FIRST_GAME, play: '', numero: '', numbers: '', rule: 'closed' as Rule, reason: '' },
    toBody: ({ numero, numbers, ...typed }) => ({
      ...typed,
      brand,
      play: playAmong(playsTyped(typed.game), typed.play),
      numero: numero.trim() || null,
      numbers: [...new Set(numbers.split(/[\s,;]+/).filter(Boolean))],
    }),
    words: { numbers: { invalid: t('numbers.wrong'), tooMany: t('numbers.wrong') } },
    refusals: { lottery_number_unknown: 'numbers' },
    send: (body) => ruling.mutateAsync({ body }),
    onDone: ({ set }) => {
      notify({ text: t('numbers.set', { count: set }), tone: 'success' });
      onClose();
    },
  });
  const { game, play, rule } = form.values;
  const plays = playsTyped(game);
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('numbers.add')}
      text={t('numbers.dialog', { brand })}
      action={t(`rule.set.${rule}`)}
      tone={rule === 'closed' ? 'danger' : 'primary'}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          {...form.field('game')}
          label={t('column.game')}
          options={GAMES.map(({ code }) => ({ value: code, label: lotteryName(code) }))}
        />
        <SelectField
          label={t('column.play')}
          error={form.error('play')}
          value={playAmong(plays, play)}
          onChange={({ target }) => form.set('play', target.value)}
          options={plays.map(({ code }) => ({ value: code, label: nameOf(game, code) }))}
        />
        <SelectField
          {...form.field('rule')}
          label={t('column.rule')}
          options={NUMBER_RULES.map((value) => ({ value, label: t(`rule.${value}`) }))}
        />
        <TextField
          {...form.field('numero')}
          label={t('column.numero')}
          hint={t('numbers.numeroHint')}
          autoComplete="off"
        />
      </div>
      <TextAreaField
        {...form.field('numbers')}
        label={t('numbers.typed')}
        hint={t('numbers.typedHint')}
        rows={3}
      />
    </ReasonFormDialog>
  );
}

/** Plays of single numbers: those that are typed a line each, or a digit of a row. */
function playsTyped(game: string) {
  return playsOf(game).filter(({ shape }) => shape.lines || shape.rows.length === 1);
}

/** The chosen play, or the first where the chosen one is another lottery's. */
function playAmong(plays: ReturnType<typeof playsTyped>, chosen: string): string {
  return plays.some(({ code }) => code === chosen) ? chosen : (plays[0]?.code ?? '');
}

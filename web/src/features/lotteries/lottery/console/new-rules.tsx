import { RULED_NUMBERS_MAX, ruleNumbers } from '@lanna/contract/lotteries/lottery/ops';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { useChosenBrand } from './chosen-brand.ts';
import { playsOf, usePlayName } from './play-name.ts';

const FIRST_GAME = 'THAI_30M';

/** Numbers of one play that are closed or sold at half rate from now on. */
export function NewRules({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('lottery-console');
  const nameOf = usePlayName();
  const brand = useChosenBrand();
  const [game, setGame] = useState(FIRST_GAME);
  const [play, setPlay] = useState('');
  const [numero, setNumero] = useState('');
  const [typed, setTyped] = useState('');
  const [rule, setRule] = useState<'closed' | 'half'>('closed');
  const ruling = useOpsMutation(ruleNumbers, {
    onDone: ({ set }) => {
      notify({ text: t('numbers.set', { count: set }), tone: 'success' });
      onClose();
    },
  });
  // Single numbers are those that are typed a line each, or a digit of a row.
  const plays = playsOf(game).filter(({ shape }) => shape.lines || shape.rows.length === 1);
  const chosen = plays.some(({ code }) => code === play) ? play : (plays[0]?.code ?? '');
  const numbers = typed.split(/[\s,;]+/).filter(Boolean);
  const isRight =
    numbers.length > 0 &&
    numbers.length <= RULED_NUMBERS_MAX &&
    numbers.every((one) => /^\d{1,10}$/.test(one));
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('numbers.add')}
      text={t('numbers.dialog', { brand })}
      action={t(`rule.set.${rule}`)}
      tone={rule === 'closed' ? 'danger' : 'primary'}
      busy={ruling.isPending}
      error={ruling.error}
      onConfirm={(reason) =>
        isRight &&
        ruling.mutate({
          body: {
            brand,
            game,
            numero: numero.trim() || null,
            play: chosen,
            numbers: [...new Set(numbers)],
            rule,
            reason,
          },
        })
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t('column.game')}
          value={game}
          onChange={({ target }) => setGame(target.value)}
          options={GAMES.map(({ code }) => ({ value: code, label: code }))}
        />
        <SelectField
          label={t('column.play')}
          value={chosen}
          onChange={({ target }) => setPlay(target.value)}
          options={plays.map(({ code }) => ({ value: code, label: nameOf(game, code) }))}
        />
        <SelectField
          label={t('column.rule')}
          value={rule}
          onChange={({ target }) => setRule(target.value === 'half' ? 'half' : 'closed')}
          options={(['closed', 'half'] as const).map((value) => ({ value, label: t(`rule.${value}`) }))}
        />
        <TextField
          label={t('column.numero')}
          hint={t('numbers.numeroHint')}
          autoComplete="off"
          value={numero}
          onChange={({ target }) => setNumero(target.value)}
        />
      </div>
      <TextAreaField
        label={t('numbers.typed')}
        hint={t('numbers.typedHint')}
        error={typed !== '' && !isRight ? t('numbers.wrong') : undefined}
        rows={3}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ReasonDialog>
  );
}

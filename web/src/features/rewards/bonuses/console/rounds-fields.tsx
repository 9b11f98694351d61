import { roundGames } from '@lanna/contract/rewards/bonuses/ops';
import { DEPOSIT_OCCASIONS, ROUNDS_WINS } from '@lanna/rules/rewards/bonuses/terms';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { TypedRounds } from './typed-rounds.ts';

const DECIMALS = 2;

/** Which free rounds: in which game, how many, of which stake, what they win, and which deposit earns them. */
export function RoundsFields({
  form,
  brand,
}: {
  form: Pick<ContractForm<TypedRounds>, 'field' | 'typed' | 'values'>;
  brand: string;
}) {
  const { t } = useTranslation('bonuses-console');
  const { data } = useOps(roundGames, { query: { brand } });
  const vendors = data?.vendors ?? [];
  const chosen = vendors.find(({ code }) => code === form.values.where.split(' ', 1)[0]);
  return (
    <>
      <SelectField
        {...form.field('where')}
        label={t('rounds.where')}
        hint={data && vendors.length === 0 ? t('rounds.none') : undefined}
        options={[
          { value: '', label: '–' },
          ...vendors.flatMap(({ code, games }) => [
            { value: code, label: t('rounds.any', { vendor: code }) },
            ...games.map((game) => ({ value: `${code} ${game.code}`, label: `${code} · ${game.name}` })),
          ]),
        ]}
      />
      <TextField {...form.field('count')} inputMode="numeric" label={t('rounds.count')} />
      <MoneyField
        {...form.typed('worth')}
        label={t('rounds.worth')}
        hint={chosen ? t('rounds.worthMost', { most: chosen.worthMax }) : t('rounds.worthHint')}
        decimals={DECIMALS}
      />
      <SelectField
        {...form.field('wins')}
        label={t('rounds.wins')}
        options={ROUNDS_WINS.map((value) => ({ value, label: t(`rounds.winsAs.${value}`) }))}
      />
      <SelectField
        {...form.field('earnedBy')}
        label={t('rounds.earnedBy')}
        options={[
          { value: 'none', label: t('rounds.noDeposit') },
          ...DEPOSIT_OCCASIONS.map((value) => ({ value, label: t(`occasion.${value}`) })),
        ]}
      />
      {form.values.earnedBy !== 'none' && (
        <MoneyField {...form.typed('leastDeposit')} label={t('rounds.leastDeposit')} decimals={DECIMALS} />
      )}
    </>
  );
}

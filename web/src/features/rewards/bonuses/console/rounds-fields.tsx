import { roundGames } from '@lanna/contract/rewards/bonuses/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { TypedRounds } from './typed-rounds.ts';

const DECIMALS = 2;

/** Which free rounds: in which game, how many, of which stake, and whether members take them or other rewards give them. */
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
        {...form.field('use')}
        label={t('rounds.use')}
        options={(['members', 'rewards'] as const).map((value) => ({
          value,
          label: t(`rounds.${value}`),
        }))}
      />
    </>
  );
}

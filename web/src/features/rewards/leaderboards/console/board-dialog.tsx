import { VENDOR_GROUPS, type VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { changeLeaderboard, makeLeaderboard } from '@lanna/contract/rewards/leaderboards/ops';
import { LEADERBOARD_SCORES, type LeaderboardScore } from '@lanna/rules/rewards/leaderboards/terms';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { brandOptions, openingBrand } from '../../../../console/brands-for.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import { useOperator } from '../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TagFilter } from '../../../../ui/fields/tag-filter.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import type { ShownOpsBoard } from './board-panel.tsx';
import { newPlaces, PlacesFields } from './places-fields.tsx';

const DECIMALS = 2;
const HOUR_MS = 3_600_000;

/** A new leaderboard, or a change of a draft. It holds no money before two have published it. */
export function BoardDialog({ board, onClose }: { board?: ShownOpsBoard; onClose: () => void }) {
  const { t } = useTranslation('leaderboards-console');
  const language = usePageLanguage();
  const { brands } = useOperator();
  const scope = useBrandScope();
  const making = useOpsMutation(makeLeaderboard);
  const changing = useOpsMutation(changeLeaderboard);
  const wire = (typed: string) => wireAmount(typed, language, DECIMALS) ?? '';
  const form = useContractForm(makeLeaderboard, {
    initial: { brand: board?.brand ?? openingBrand(scope.brand, brands), reason: '', ...typedOf(board) },
    toBody: ({ titleTh, titleEn, leastStake, prizes, ...typed }) => ({
      ...typed,
      title: { TH: titleTh, EN: titleEn },
      categories: [...typed.categories],
      leastStake: typed.score === 'multiple' ? wire(leastStake) : null,
      prizes: prizes.map(({ count, amount }) => ({ count: typedNumber(count), amount: wire(amount) })),
    }),
    check: ({ titleTh, titleEn, score, leastStake }) => ({
      titleTh: titleTh.trim() === '' && t('form.needed'),
      titleEn: titleEn.trim() === '' && t('form.needed'),
      leastStake: score === 'multiple' && leastStake.trim() === '' && t('form.needed'),
    }),
    send: async ({ brand, ...body }) => {
      if (board)
        await changing.mutateAsync({ params: { id: board.id }, body: { ...body, edit: board.edit } });
      else await making.mutateAsync({ body: { brand, ...body } });
    },
    onDone: () => {
      notify({ text: t('done.saved'), tone: 'success' });
      onClose();
    },
  });
  const [startsAt, endsAt] = [form.kept('startsAt'), form.kept('endsAt')];
  const [categories, prizes] = [form.kept('categories'), form.kept('prizes')];
  const timeZone = brands.find(({ code }) => code === form.values.brand)?.timeZone ?? 'UTC';
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t(board ? 'list.change' : 'list.make')}
      text={t('form.text')}
      action={t('form.save')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {!board && (
          <SelectField
            {...form.field('brand')}
            label={t('field.brand')}
            options={brandOptions(brands, form.values.brand)}
          />
        )}
        <SelectField
          {...form.field('score')}
          label={t('field.score')}
          options={LEADERBOARD_SCORES.map((value) => ({ value, label: t(`score.${value}`) }))}
        />
        <TextField {...form.field('titleTh')} label={t('form.titleTh')} />
        <TextField {...form.field('titleEn')} label={t('form.titleEn')} />
        <MomentField
          {...startsAt}
          label={t('field.startsAt')}
          timeZone={timeZone}
          onChange={(value) => value && startsAt.onChange(value)}
        />
        <MomentField
          {...endsAt}
          label={t('field.endsAt')}
          timeZone={timeZone}
          onChange={(value) => value && endsAt.onChange(value)}
        />
        {form.values.score === 'multiple' && (
          <MoneyField {...form.typed('leastStake')} label={t('field.leastStake')} decimals={DECIMALS} />
        )}
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold text-sm">{t('field.categories')}</h3>
        <p className="text-muted text-xs">{t('form.categoriesText')}</p>
        <TagFilter
          label={t('field.categories')}
          tags={VENDOR_GROUPS.map((value) => ({ value, label: t(`category.${value}`) }))}
          value={categories.value}
          onValueChange={(value) => categories.onChange(value as readonly VendorGroup[])}
        />
      </div>
      <PlacesFields places={prizes.value} onChange={prizes.onChange} />
    </ReasonFormDialog>
  );
}

function typedOf(board: ShownOpsBoard | undefined) {
  const nextHour = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS;
  return {
    ...{ titleTh: board?.title.TH ?? '', titleEn: board?.title.EN ?? '' },
    score: board?.score ?? ('points' as LeaderboardScore),
    categories: (board?.categories ?? []) as readonly VendorGroup[],
    leastStake: board?.leastStake ?? '',
    startsAt: board?.startsAt ?? new Date(nextHour).toISOString(),
    endsAt: board?.endsAt ?? new Date(nextHour + 24 * HOUR_MS).toISOString(),
    prizes: board?.prizes.map(({ count, amount }) => ({ ...newPlaces(), count: String(count), amount })) ?? [
      newPlaces(),
    ],
  };
}

import type { Value } from '@lanna/contract/endpoint';
import { changeOffer, makeOffer, type showOffer } from '@lanna/contract/rewards/bonuses/ops';
import {
  BONUS_CATEGORIES,
  type BonusCategory,
  type BonusLimit,
  type DepositOccasion,
  isOnlyAsReward,
  type LossPeriod,
  OFFERED_KINDS,
  type ProvedContact,
  type ReferralSide,
  USUAL_CONTRIBUTIONS,
  USUAL_LEAST_ODDS,
  WAGERING_STRICT,
  winBonus,
} from '@lanna/rules/rewards/bonuses/terms';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { brandOptions, openingBrand } from '../../../../console/brands-for.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import type { PinnedSegment } from '../../../../console/fields/segment-field.tsx';
import { useOperator } from '../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { AudienceFields } from './audience-fields.tsx';
import { EarningFields, isShare } from './earning-fields.tsx';
import { PlayFields } from './play-fields.tsx';
import { RoundsFields } from './rounds-fields.tsx';
import { isReward, type TakenBy, TakingFields } from './taking-fields.tsx';
import { isPlayed, isRounds, mayBeDaily, roundsOf, typedRounds } from './typed-rounds.ts';

export type ShownOffer = Value<typeof showOffer>;

const DECIMALS = 2;

/** A new offer, or a new version of one: who has said yes keeps what was shown. Nothing is taken before two have published it. */
export function OfferDialog({ offer, onClose }: { offer?: ShownOffer; onClose: () => void }) {
  const { t } = useTranslation('bonuses-console');
  const language = usePageLanguage();
  const { brands } = useOperator();
  const scope = useBrandScope();
  const making = useOpsMutation(makeOffer);
  const changing = useOpsMutation(changeOffer);
  const wire = (typed: string) => wireAmount(typed, language, DECIMALS) ?? '';
  const form = useContractForm(makeOffer, {
    initial: initialOf(offer, offer?.brand ?? openingBrand(scope.brand, brands)),
    toBody: (typed) => ({
      brand: typed.brand,
      terms: {
        kind: typed.kind,
        name: { TH: typed.nameTh, EN: typed.nameEn },
        match:
          typed.kind === 'deposit_match'
            ? {
                percent: typedNumber(typed.percent),
                most: wire(typed.most),
                least: wire(typed.least),
                occasion: typed.occasion,
              }
            : null,
        loss:
          typed.kind === 'loss_back'
            ? {
                percent: typedNumber(typed.percent),
                most: wire(typed.most),
                least: wire(typed.least),
                period: typed.period,
              }
            : null,
        level: typed.kind === 'rank' ? typedNumber(typed.level) : null,
        contact: typed.kind === 'contact' ? typed.contact : null,
        referral:
          typed.kind === 'referral'
            ? { side: typed.side, deposits: wire(typed.deposits), turnover: wire(typed.turnover) }
            : null,
        rounds: isRounds(typed.kind)
          ? roundsOf(typed, { worth: wire(typed.worth), least: wire(typed.leastDeposit) })
          : null,
        once: isReward(typed) || (!mayBeDaily(typed) && typed.once === 'day') ? 'member' : typed.once,
        onlyAsReward: isReward(typed),
        amount: isShare(typed.kind) || isRounds(typed.kind) ? null : wire(typed.amount),
        wagering: {
          times: isPlayed(typed) ? typedNumber(typed.times) : 0,
          of: typed.kind === 'deposit_match' ? typed.of : 'bonus',
        },
        contributions: isPlayed(typed) ? numbersOf(typed.contributions) : {},
        leastOdds: !isPlayed(typed) || typed.leastOdds.trim() === '' ? null : typed.leastOdds.trim(),
        stake: { percent: typedNumber(typed.stakePercent), most: wire(typed.stakeMost) },
        excluded: isPlayed(typed) ? typed.excluded.split(/\s+/).filter((one) => one !== '') : [],
        days: typedNumber(typed.days),
        convertedTimes:
          !isPlayed(typed) || typed.convertedTimes === '' ? null : typedNumber(typed.convertedTimes),
      },
      audience: {
        level: typed.audienceLevel === '' ? null : typedNumber(typed.audienceLevel),
        registeredSince: typed.registeredSince,
        label: typed.label.trim() === '' ? null : typed.label,
        agent: typed.agent.trim() === '' ? null : typed.agent,
        segment: typed.segment && { id: typed.segment.id, version: typed.segment.version },
      },
      startsAt: typed.startsAt,
      endsAt: typed.endsAt,
      budget: wire(typed.budget),
      budgetDay: typed.budgetDay === '' ? null : wire(typed.budgetDay),
      group: typed.group === '' ? null : typed.group,
      reason: typed.reason,
    }),
    check: ({ nameTh, nameEn, kind: chosen, where }) => ({
      nameTh: nameTh.trim() === '' && t('form.nameNeeded'),
      nameEn: nameEn.trim() === '' && t('form.nameNeeded'),
      where: isRounds(chosen) && where === '' && t('rounds.choose'),
    }),
    send: async ({ brand, ...body }) => {
      if (offer)
        await changing.mutateAsync({ params: { id: offer.id }, body: { ...body, edit: offer.edit } });
      else await making.mutateAsync({ body: { brand, ...body } });
    },
    onDone: () => {
      notify({ text: t('done.saved'), tone: 'success' });
      onClose();
    },
  });
  const { kind } = form.values;
  const asksToPlay = isPlayed(form.values);
  const [shares, startsAt, endsAt] = [form.kept('contributions'), form.kept('startsAt'), form.kept('endsAt')];
  const timeZone = brands.find(({ code }) => code === form.values.brand)?.timeZone ?? 'UTC';
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t(offer ? 'offers.change' : 'offers.make')}
      text={t('form.text')}
      action={t('form.save')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {!offer && (
          <SelectField
            {...form.field('brand')}
            label={t('field.brand')}
            options={brandOptions(brands, form.values.brand)}
          />
        )}
        <SelectField
          {...form.field('kind')}
          label={t('field.kind')}
          options={OFFERED_KINDS.map((value) => ({
            value,
            label: t(`kind.${value}`),
          }))}
        />
        <TextField {...form.field('nameTh')} label={t('form.nameTh')} />
        <TextField {...form.field('nameEn')} label={t('form.nameEn')} />
        {isRounds(kind) ? (
          <RoundsFields form={form} brand={form.values.brand} />
        ) : (
          <EarningFields form={form} kind={kind} />
        )}
        <TakingFields form={form} kind={kind} />
        <TextField {...form.field('days')} inputMode="numeric" label={t('field.days')} />
        {asksToPlay && <PlayFields form={form} kind={kind} />}
        <MomentField {...startsAt} label={t('field.startsAt')} timeZone={timeZone} />
        <MomentField {...endsAt} label={t('field.endsAt')} timeZone={timeZone} />
        <MoneyField {...form.typed('budget')} label={t('field.budget')} decimals={DECIMALS} />
        <MoneyField {...form.typed('budgetDay')} label={t('field.budgetDay')} decimals={DECIMALS} />
        <TextField {...form.field('group')} label={t('form.group')} hint={t('form.groupHint')} />
        <AudienceFields form={form} brand={form.values.brand} timeZone={timeZone} />
        {asksToPlay && (
          <TextField {...form.field('excluded')} label={t('form.excluded')} hint={t('form.excludedHint')} />
        )}
      </div>
      {asksToPlay && (
        <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <legend className="mb-1 font-medium text-sm">{t('field.contributions')}</legend>
          {BONUS_CATEGORIES.map((category) => (
            <TextField
              key={category}
              label={t(`category.${category}`)}
              inputMode="numeric"
              after={<span className="pr-3 text-muted text-sm">%</span>}
              value={shares.value[category]}
              onChange={({ target }) => shares.onChange({ ...shares.value, [category]: target.value })}
            />
          ))}
        </fieldset>
      )}
    </ReasonFormDialog>
  );
}

function initialOf(offer: ShownOffer | undefined, brand: string) {
  const terms = offer?.terms;
  return {
    brand,
    kind: terms?.kind ?? ('deposit_match' as const),
    nameTh: terms?.name.TH ?? '',
    nameEn: terms?.name.EN ?? '',
    percent: String(terms?.match?.percent ?? terms?.loss?.percent ?? 50),
    occasion: terms?.match?.occasion ?? ('first' as DepositOccasion),
    most: terms?.match?.most ?? terms?.loss?.most ?? '',
    least: terms?.match?.least ?? terms?.loss?.least ?? '',
    period: terms?.loss?.period ?? ('week' as LossPeriod),
    level: String(terms?.level ?? 1),
    contact: terms?.contact ?? ('mobile' as ProvedContact),
    side: terms?.referral?.side ?? ('inviter' as ReferralSide),
    deposits: terms?.referral?.deposits ?? '',
    turnover: terms?.referral?.turnover ?? '',
    // A new offer begins with the strict one.
    once: terms ? (terms.once ?? 'member') : ('person' as BonusLimit),
    takenBy: terms && isOnlyAsReward(terms) ? ('reward' as const) : ('member' as TakenBy),
    amount: terms?.amount ?? '',
    ...typedRounds(terms?.rounds),
    times: String(terms && isToPlay(terms) ? terms.wagering.times : WAGERING_STRICT),
    of: terms?.wagering.of ?? ('bonus' as 'bonus' | 'deposit_and_bonus'),
    stakePercent: String(terms?.stake.percent ?? 10),
    stakeMost: terms?.stake.most ?? '500.00',
    leastOdds: terms ? (terms.leastOdds ?? '') : USUAL_LEAST_ODDS,
    days: String(terms?.days ?? 7),
    convertedTimes: terms ? String(terms.convertedTimes ?? '') : '10',
    audienceLevel: String(offer?.audience?.level ?? ''),
    registeredSince: offer?.audience?.registeredSince ?? null,
    label: offer?.audience?.label ?? '',
    agent: offer?.audience?.agent ?? '',
    segment: (offer?.audience?.segment ?? null) as PinnedSegment | null,
    startsAt: offer?.startsAt ?? null,
    endsAt: offer?.endsAt ?? null,
    budget: offer?.budget ?? '',
    budgetDay: offer?.budgetDay ?? '',
    group: offer?.group ?? '',
    excluded: terms?.excluded.join(' ') ?? '',
    // One kind of game, as the strict rules have it.
    contributions: textsOf(terms && isToPlay(terms) ? terms.contributions : { RNG: USUAL_CONTRIBUTIONS.RNG }),
    reason: '',
  };
}

/** What free rounds win is played only where it is bonus money. */
function isToPlay(terms: ShownOffer['terms']): boolean {
  return !terms.rounds || winBonus(terms);
}

function textsOf(shares: Partial<Record<BonusCategory, number>>): Record<BonusCategory, string> {
  return Object.fromEntries(
    BONUS_CATEGORIES.map((category) => [category, String(shares[category] ?? 0)]),
  ) as Record<BonusCategory, string>;
}

function numbersOf(texts: Record<BonusCategory, string>): Partial<Record<BonusCategory, number>> {
  return Object.fromEntries(BONUS_CATEGORIES.map((category) => [category, typedNumber(texts[category])]));
}

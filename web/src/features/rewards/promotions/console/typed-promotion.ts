import type { PromotionForm } from '@lanna/contract/rewards/promotions/ops';
import type { Language, LocalText } from '@lanna/rules/local-text';
import { Refusal } from '../../../../api/calls/refusal.ts';
import type { PinnedSegment } from '../../../../console/fields/segment-field.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';

/** As many as the wire takes. */
export const REWARD_DECIMALS = 5;

/** A promotion as its fields have it; what another kind asks for stays there unsent. */
export type TypedPromotion = ReturnType<typeof typedFrom>;

export function typedFrom({ reward, audience, ...form }: PromotionForm, brand: string, segmentName?: string) {
  return {
    ...form,
    brand,
    text: form.text ?? {},
    content: form.content ?? {},
    terms: form.terms ?? {},
    position: String(form.position),
    audienceKind: audience.kind,
    days: String(audience.kind === 'new' ? audience.days : 7),
    level: String(audience.kind === 'rank' ? audience.level : 3),
    segment: pinned(audience, segmentName),
    rewardKind: reward?.kind ?? 'up_to',
    amount: reward?.amount ?? '',
    frequency: form.frequency ?? 'daily',
    applicationsMax: String(form.applicationsMax ?? 1),
    picturesLeast: String(form.picturesLeast),
    budgetTotal: form.budgetTotal ?? '',
    budgetDay: form.budgetDay ?? '',
    wageringMultiplier: String(form.wageringMultiplier),
  };
}

/** What is sent of it: amounts as the wire takes them, and of each kind only what belongs to it. */
export function formFrom(typed: TypedPromotion, language: Language): PromotionForm {
  const { brand: _brand, audienceKind, days, level, segment, rewardKind, amount, ...rest } = typed;
  const { kind } = rest;
  const money = (text: string) => (text === '' ? null : (wireAmount(text, language, REWARD_DECIMALS) ?? ''));
  return {
    ...rest,
    text: orNone(rest.text),
    content: orNone(rest.content),
    terms: orNone(rest.terms),
    position: typedNumber(rest.position),
    audience: audienceFrom({ audienceKind, days, level, segment }),
    reward:
      kind === 'notice'
        ? null
        : { kind: kind === 'claim' ? 'fixed' : rewardKind, amount: money(amount) ?? '' },
    frequency: kind === 'claim' ? rest.frequency : null,
    applicationsMax: kind === 'application' ? typedNumber(rest.applicationsMax) : null,
    picturesLeast: kind === 'application' ? Number(rest.picturesLeast) : 0,
    budgetTotal: kind === 'notice' ? null : money(rest.budgetTotal),
    budgetDay: kind === 'notice' ? null : money(rest.budgetDay),
    wageringMultiplier: kind === 'notice' ? 0 : typedNumber(rest.wageringMultiplier),
  };
}

function pinned(audience: PromotionForm['audience'], name: string | undefined): PinnedSegment | null {
  return audience.kind === 'segment' ? { id: audience.id, version: audience.version, name } : null;
}

function audienceFrom({
  audienceKind: kind,
  days,
  level,
  segment,
}: Pick<TypedPromotion, 'audienceKind' | 'days' | 'level' | 'segment'>): PromotionForm['audience'] {
  switch (kind) {
    case 'all':
      return { kind };
    case 'new':
      return { kind, days: typedNumber(days) };
    case 'rank':
      return { kind, level: typedNumber(level) };
    case 'segment':
      // None is said beside the field.
      return { kind, id: segment?.id ?? '', version: segment?.version ?? 0 };
  }
}

/** A text without any language is none. */
function orNone(text: LocalText): LocalText | null {
  return Object.keys(text).length > 0 ? text : null;
}

/** What publishing found empty, or which amounts the server did not take. */
export function refusedFields(error: unknown): readonly string[] {
  if (!(error instanceof Refusal)) return [];
  if (error.code === 'application_reward_invalid') return ['reward', 'budget'];
  const { missing } = error.facts;
  return error.code === 'promotion_incomplete' && Array.isArray(missing) ? missing.map(String) : [];
}

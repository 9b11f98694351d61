import type { ChannelTerms } from '@lanna/contract/money/payments/channel-ops';
import type { Language } from '@lanna/contract/people/members/members';
import type { PinnedSegment } from '../../../../console/fields/segment-field.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';

type Typed = 'feeBasisPoints' | 'rankLevelMin' | 'position' | 'expiresAfterMinutes' | 'promisedMinutes';

/** The terms as fields have them: numbers as text, the fee in percent. */
export type TermsValues = Omit<ChannelTerms, Typed | 'segment'> &
  Record<Typed, string> & { segment: PinnedSegment | null };

export const NEW_TERMS: TermsValues = {
  name: {},
  min: '100.00',
  max: '50000.00',
  feeFixed: '0.00',
  feeBasisPoints: '0',
  opensAtMinute: null,
  closesAtMinute: null,
  rankLevelMin: '0',
  position: '10',
  expiresAfterMinutes: '15',
  promisedMinutes: '5',
  segment: null,
};

export function termsValues(terms: ChannelTerms): TermsValues {
  const { name, min, max, feeFixed, opensAtMinute, closesAtMinute } = terms;
  return {
    ...{ name, min, max, feeFixed, opensAtMinute, closesAtMinute },
    feeBasisPoints: String(terms.feeBasisPoints / 100),
    rankLevelMin: String(terms.rankLevelMin),
    position: String(terms.position),
    expiresAfterMinutes: String(terms.expiresAfterMinutes),
    promisedMinutes: String(terms.promisedMinutes),
    segment: terms.segment,
  };
}

/** As the wire takes them, of all that a form with terms has; what is no amount or number breaks the rules there. */
export function readTerms(typed: TermsValues, language: Language): ChannelTerms {
  return {
    name: typed.name,
    min: wireAmount(typed.min, language) ?? '',
    max: wireAmount(typed.max, language) ?? '',
    feeFixed: wireAmount(typed.feeFixed, language) ?? '',
    feeBasisPoints: Math.round(typedNumber(typed.feeBasisPoints) * 100),
    opensAtMinute: typed.opensAtMinute,
    closesAtMinute: typed.closesAtMinute,
    rankLevelMin: typedNumber(typed.rankLevelMin),
    position: typedNumber(typed.position),
    expiresAfterMinutes: typedNumber(typed.expiresAfterMinutes),
    promisedMinutes: typedNumber(typed.promisedMinutes),
    segment: typed.segment && { id: typed.segment.id, version: typed.segment.version },
  };
}

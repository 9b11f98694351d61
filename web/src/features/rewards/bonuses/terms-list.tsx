import type { BonusOffer } from '@lanna/contract/rewards/bonuses/bonuses';
import { useTranslation } from 'react-i18next';
import { type ShownTerms, TermsView } from '../../../shared-parts/bonus-terms/terms-view.tsx';
import { useShown } from './use-shown.ts';

export type Example = NonNullable<BonusOffer['example']>;

/** Terms in words made of their data, with an example in figures; or, of an own bonus, its own figures. */
export function TermsList(terms: Omit<ShownTerms, 't' | 'money' | 'title'>) {
  const { t } = useTranslation('bonuses');
  const { money, name } = useShown();
  return <TermsView {...terms} t={t} money={money} title={name} />;
}

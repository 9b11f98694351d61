import { localText } from '@lanna/rules/local-text';
import type { OpenRewards } from '../../reward-centre/open-rewards.ts';
import { showEnvelopes } from './show-envelopes.ts';

/** Envelopes that are open and were not opened by the member; what is in one is known once it is. */
export const openBrandEnvelopes: OpenRewards = async (db, { brand, memberId, language, now }) => {
  const { waiting } = await showEnvelopes(db, { brand, memberId, now });
  return waiting
    .filter(({ phase, share }) => phase === 'open' && share === null)
    .map(({ id, name, endsAt }) => ({
      ...{ kind: 'brand_envelope' as const, id, amount: null, count: null, endsAt },
      title: localText(name, language, brand.defaultLanguage),
    }));
};

import { parentPort } from 'node:worker_threads';
import { houseTeam } from '@lanna/rules/play/sports/model/house-league';
import { pricesOfMatch } from '@lanna/rules/play/sports/model/market-prices';
import { scoreWeights } from '@lanna/rules/play/sports/model/score-weights';
import { pricesInSeason, pricesOfSeason } from '@lanna/rules/play/sports/model/season-prices';
import type { OfferedMarket } from '../offer/set-markets.ts';
import type { Asked, Priced } from './match-prices.ts';

/* Prices matches and seasons of the model beside the process that leads tables: one takes longer than a deadline may be late. */

parentPort?.on('message', ({ key, subject, sheet }: Asked) => {
  parentPort?.postMessage({ key, markets: marketsOf(subject, sheet) } satisfies Priced);
});

function marketsOf(subject: Asked['subject'], sheet: Asked['sheet']): OfferedMarket[] {
  if (subject === 'season') return pricesOfSeason(sheet);
  if ('played' in subject) return pricesInSeason(subject.played, sheet);
  const weights = scoreWeights(houseTeam(subject.home), houseTeam(subject.away));
  return pricesOfMatch(weights, sheet).map(({ key: market, prices }) => ({ market, prices }));
}

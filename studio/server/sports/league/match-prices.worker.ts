import { parentPort } from 'node:worker_threads';
import { houseTeam } from '@lanna/rules/play/sports/model/house-league';
import { pricesOfMatch } from '@lanna/rules/play/sports/model/market-prices';
import { scoreWeights } from '@lanna/rules/play/sports/model/score-weights';
import { pricesOfSeason } from '@lanna/rules/play/sports/model/season-prices';
import type { Asked, Priced } from './match-prices.ts';

/* Prices matches and seasons of the model beside the process that leads tables: one takes longer than a deadline may be late. */

parentPort?.on('message', ({ key, subject, sheet }: Asked) => {
  const markets =
    subject === 'season'
      ? pricesOfSeason(sheet)
      : pricesOfMatch(scoreWeights(houseTeam(subject.home), houseTeam(subject.away)), sheet).map(
          ({ key: market, prices }) => ({ market, prices }),
        );
  parentPort?.postMessage({ key, markets } satisfies Priced);
});

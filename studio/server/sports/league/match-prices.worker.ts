import { parentPort } from 'node:worker_threads';
import { houseTeam } from '@lanna/rules/play/sports/model/house-league';
import { pricesOfMatch } from '@lanna/rules/play/sports/model/market-prices';
import { scoreWeights } from '@lanna/rules/play/sports/model/score-weights';

/* Prices matches of the model beside the process that leads tables: one takes longer than a deadline may be late. */

parentPort?.on('message', ({ home, away }: { home: string; away: string }) => {
  const priced = pricesOfMatch(scoreWeights(houseTeam(home), houseTeam(away)));
  parentPort?.postMessage({
    ...{ home, away },
    markets: priced.map(({ key, prices }) => ({ market: key, prices })),
  });
});

import { type Challenge, solveChallenge } from './solve-challenge.ts';

addEventListener('message', async (event: MessageEvent<Challenge>) => {
  // Nothing at all says that there is no solution: a promise that fails in a worker tells nobody.
  postMessage(await solveChallenge(event.data).catch(() => undefined));
});

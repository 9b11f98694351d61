import { type Challenge, solveChallenge } from './solve-challenge.ts';

addEventListener('message', async (event: MessageEvent<Challenge>) => {
  // Undefined means that there is no solution: a promise rejected in a worker does not reach the page.
  postMessage(await solveChallenge(event.data).catch(() => undefined));
});

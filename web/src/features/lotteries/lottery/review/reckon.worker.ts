import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { loadFamily } from '../load-family.ts';
import { type ReckonedPick, type Reckoning, reckon } from './reckon.ts';

export interface AskedOfWorker {
  id: number;
  family: string;
  reckoning: Reckoning;
}

export interface AnswerOfWorker {
  id: number;
  picked: ReckonedPick;
}

addEventListener('message', async ({ data }: MessageEvent<AskedOfWorker>) => {
  const family = await loadFamily(data.family);
  const play = playOf(family, data.reckoning.play);
  if (!play) throw new Error(`no play ${data.reckoning.play} in ${data.family}`);
  const answer: AnswerOfWorker = { id: data.id, picked: reckon(family, play, data.reckoning) };
  postMessage(answer);
});

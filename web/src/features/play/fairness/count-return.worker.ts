import { playFullCycle } from '@lanna/studio/rules/slot/full-cycle';
import { gameOfCode } from '@lanna/studio/rules/slot/games';
import { parSheetOf, percentText } from '@lanna/studio/rules/slot/par-sheet-mathematics';
import type { CountedReturn } from './count-return.ts';

addEventListener('message', (event: MessageEvent<string>) => {
  const game = gameOfCode(event.data);
  if (!game) throw new Error(`no such game: ${event.data}`);
  const base = playFullCycle(game.sheet, 'base');
  const free = playFullCycle(game.sheet, 'free');
  const counted: CountedReturn = {
    returnPercent: percentText(parSheetOf(game.sheet, base, free).return),
    combinations: Number(base.combinations + free.combinations),
  };
  postMessage(counted);
});

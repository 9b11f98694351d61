import { dummy } from './dummy/dummy.ts';
import { kaeng } from './kaeng/kaeng.ts';
import { niuNiu } from './niu-niu/niu-niu.ts';
import { pokDeng } from './pok-deng/pok-deng.ts';
import type { RoomRules } from './room-rules.ts';

/** Every card game of rooms. */
export const ROOM_GAMES: readonly RoomRules[] = [pokDeng, dummy, kaeng, niuNiu];

/** By the kind that its sheet names. */
export function roomRules(kind: string): RoomRules | undefined {
  return ROOM_GAMES.find((rules) => rules.kind === kind);
}

/** By what its hands state. */
export function roomRulesOfVersion(ruleVersion: string): RoomRules | undefined {
  return ROOM_GAMES.find((rules) => rules.ruleVersion === ruleVersion);
}

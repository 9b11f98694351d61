import { localText } from '@lanna/rules/local-text';
import { formatOdds } from '@lanna/rules/play/sports/odds/odds';
import { marketName, selectionName } from '../../../rules/sports/market-names.ts';
import type { LegRow, SlipRow } from './slip-row.ts';

const LENGTH_MAX = 255;
const TYPES = {
  parlay: { TH: 'สเต็ป', EN: 'Parlay' },
  system: { TH: 'ระบบ', EN: 'System' },
} as const;
const VIRTUAL = { TH: '[เสมือน]', EN: '[Virtual]' } as const;

/** What the slip is called in the player's record and the console, in the language it was placed in. Cut at a whole leg. */
export function slipLine({
  type,
  lines,
  legs,
  language,
}: Pick<SlipRow, 'type' | 'lines' | 'legs' | 'language'>): string {
  const head =
    type === 'single' ? '' : `${TYPES[type][language]} ${legs.length}${lines > 1 ? `×${lines}` : ''}: `;
  let line = head;
  for (const leg of legs) {
    const part = `${line === head ? '' : ' + '}${legText(leg, language)}`;
    if (line.length + part.length > LENGTH_MAX - 3) return `${line} …`.slice(0, LENGTH_MAX);
    line += part;
  }
  return line;
}

function legText(leg: LegRow, language: 'TH' | 'EN'): string {
  const sign = leg.virtual ? `${VIRTUAL[language]} ` : '';
  if (leg.isOutright) {
    const backed = localText(leg.runner ?? {}, language, 'EN') || leg.selection;
    return `${sign}${localText(leg.home, language, 'EN')}: ${marketName(leg.market, language)} ${backed} @${formatOdds(leg.odds)}`;
  }
  const teams = { home: localText(leg.home, language, 'EN'), away: localText(leg.away, language, 'EN') };
  const backed = selectionName(leg.market, leg.selection, teams, language);
  return `${sign}${teams.home} – ${teams.away}: ${marketName(leg.market, language)} ${backed} @${formatOdds(leg.odds)}`;
}

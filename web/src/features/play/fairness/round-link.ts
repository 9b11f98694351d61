import { CLIENT_SEED, SERVER_SEED } from '@lanna/rules/fair-stream';
import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import { type SlotGame, STUDIO_GAMES } from '@lanna/studio/rules/slot/games';
import type { SlotSheet } from '@lanna/studio/rules/slot/sheet';

/** A round as a form and a link hold it. */
export interface RoundText {
  /** The rule version it was played on, which names the game as well. */
  rules: string;
  stake: string;
  serverSeed: string;
  clientSeed: string;
  nonce: string;
}

export interface ReadRound {
  game: SlotGame;
  sheet: SlotSheet;
  stake: Money;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

const FIELDS = ['rules', 'stake', 'serverSeed', 'clientSeed', 'nonce'] as const satisfies (keyof RoundText)[];

/** Every rule version any round can have been played on. */
export const RELEASES = STUDIO_GAMES.flatMap((game) =>
  [game.sheet, ...game.earlierSheets].map((sheet) => ({ game, sheet })),
);

export function releaseOf(rules: string) {
  return RELEASES.find(({ sheet }) => sheet.ruleVersion === rules);
}

/** The address at which anybody finds this round in the form. Only for rounds whose seed is revealed. */
export function roundLink(round: RoundText): string {
  return `/fair?${new URLSearchParams(FIELDS.map((field) => [field, round[field]]))}`;
}

/** The fields of a round that a link names; the visitor fills in the rest. */
export function readRoundLink(search: Readonly<Record<string, string | undefined>>): Partial<RoundText> {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = search[field];
      return value === undefined ? [] : [[field, value.slice(0, 100)]];
    }),
  );
}

/** The round in the form, or the fields that do not fit. */
export function readRound(text: RoundText): ReadRound | { faults: (keyof RoundText)[] } {
  const release = releaseOf(text.rules);
  const stake = parseMoney(text.stake);
  const serverSeed = text.serverSeed.trim().toLowerCase();
  const clientSeed = text.clientSeed.trim();
  const nonce = /^\d{1,15}$/.test(text.nonce.trim()) ? Number(text.nonce) : undefined;
  const fieldErrors: (keyof RoundText)[] = [];
  if (!release) fieldErrors.push('rules');
  if (stake === undefined || !release?.sheet.stakes.includes(stake)) fieldErrors.push('stake');
  if (!SERVER_SEED.test(serverSeed)) fieldErrors.push('serverSeed');
  if (!CLIENT_SEED.test(clientSeed)) fieldErrors.push('clientSeed');
  if (nonce === undefined) fieldErrors.push('nonce');
  if (!release || stake === undefined || nonce === undefined || fieldErrors.length > 0)
    return { faults: fieldErrors };
  return { ...release, stake, serverSeed, clientSeed, nonce };
}

/** The form as it opens: the first game at its usual stake, and what is known already. */
export function openingRound(known: Partial<RoundText>): RoundText {
  const release = releaseOf(known.rules ?? '') ?? RELEASES[0];
  if (!release) throw new Error('the studio has no games');
  const { ruleVersion, defaultStake, stakes } = release.sheet;
  const stake = stakes.find((offered) => offered === parseMoney(known.stake ?? '')) ?? defaultStake;
  return {
    serverSeed: '',
    clientSeed: '',
    nonce: '0',
    ...known,
    rules: ruleVersion,
    stake: formatMoney(stake),
  };
}

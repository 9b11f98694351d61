import type { RoomState } from '../../../room-api.ts';
import { ROOM_TIMES } from '../../../rules/rooms/times.ts';
import { unitsOf } from '../../shared/money-text.ts';
import type { PageGame } from '../games/page-game.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';

const PREPARED_MS = ROOM_TIMES.pauseMs + 3_000;

/** One line that says where the table stands, what the hand came to and what it means for the money. */
export function statusText(
  page: PageContext,
  game: PageGame,
  state: RoomState,
  sinceEndMs = Number.POSITIVE_INFINITY,
): string {
  const { words } = page;
  const { hand, own, waiting } = state;
  // Until pages have had their time to commit, the next hand is being prepared, not waited for.
  const isPrepared = (waiting === 'players' || waiting === 'seeds') && sinceEndMs < PREPARED_MS;
  const next = { ...state, waiting: isPrepared ? ('preparing' as const) : waiting };
  if (own.resting !== null) return restingText(page, own.resting);
  if (hand?.state === 'void') return withNext(page, game, next, voidText(page, hand.voidReason));
  if (hand?.state === 'settled') return withNext(page, game, next, resultText(page, state));
  if (state.status === 'stopped') return words.status.stopped;
  if (hand) return playText(page, game, state);
  return waitingText(page, game, waiting ?? 'pause');
}

function playText(page: PageContext, game: PageGame, state: RoomState): string {
  const { words } = page;
  const { hand, own } = state;
  if (hand?.state === 'reserving') return words.status.reserving;
  if (hand?.state === 'opening') return words.status.opening;
  if (hand && !hand.seats.includes(own.seat)) return words.status.watching;
  return game.playText(page, state);
}

function waitingText(page: PageContext, game: PageGame, waiting: NonNullable<RoomState['waiting']>): string {
  return (waiting === 'dealer' && game.dealerText?.(page)) || page.words.status[waiting];
}

function resultText({ words, money }: PageContext, { hand, own }: RoomState): string {
  const result = hand?.results?.find(({ seat }) => seat === own.seat);
  if (!result) return words.status.watching;
  const net = unitsOf(result.net);
  if (net === 0n) return words.status.even;
  if (net < 0n) return say(words.status.lost, { amount: money(-net) });
  const rake = unitsOf(result.rake);
  const facts = { amount: money(net), rake: money(rake) };
  return say(rake > 0n ? words.status.wonRake : words.status.won, facts);
}

interface Next {
  status: RoomState['status'];
  waiting: RoomState['waiting'] | 'preparing';
}

function withNext(page: PageContext, game: PageGame, { status, waiting }: Next, text: string): string {
  if (status === 'stopped') return `${text} · ${page.words.status.stopped}`;
  if (waiting === 'preparing') return `${text} · ${page.words.status.pause}`;
  return waiting === null || waiting === 'pause' ? text : `${text} · ${waitingText(page, game, waiting)}`;
}

function voidText({ words }: PageContext, reason: string | null): string {
  const known: Record<string, string> = words.status.void;
  return known[reason ?? ''] ?? words.status.void.left_lying;
}

function restingText({ words }: PageContext, why: string): string {
  const known: Record<string, string> = words.resting;
  return known[why] ?? words.resting.other;
}

import { openErrorCard } from '../../shared/error-card.ts';
import { say, type Words } from '../i18n/words.ts';
import type { FishingError } from '../wire/ask-studio.ts';

/** After these nothing more can be done here. */
const FINAL: readonly FishingError[] = [
  'session_expired',
  'seat_taken_over',
  'seat_closed',
  'player_disabled',
  'game_disabled',
];

export function isFinal(code: FishingError): boolean {
  return FINAL.includes(code);
}

/** Why it goes on no more, or not with this shot. `why`: what a person has written to the player. */
export function openRefusal(
  words: Words,
  { code, why }: { code: FishingError; why: string | undefined },
  leave: () => void,
): void {
  if (document.querySelector('[data-panel=error]')) return;
  const again = code === 'seat_taken_over' ? () => window.location.reload() : () => undefined;
  const mayGoOn = !isFinal(code) || code === 'seat_taken_over';
  const { title, money, next } = words.errors[code];
  const written = why === undefined ? '' : `${say(words.writtenToYou, { text: why })} `;
  openErrorCard(
    words,
    { title, money, next: `${written}${next}` },
    { leave, ...(mayGoOn && { retry: again }) },
  );
}

import './no-eval.ts';
import './style/rooms.css';
import { NoAnswer } from '../shared/ask-calls.ts';
import { openErrorCard } from '../shared/error-card.ts';
import { isFramed } from '../shared/frame-messages.ts';
import { loadGame } from './games/load-game.ts';
import { LANGUAGE_TAG, WORDS } from './i18n/words.ts';
import { runPage } from './run-page.ts';
import { askStudio, type RoomError } from './wire/ask-studio.ts';
import { openRoomLine } from './wire/room-line.ts';

void start();

/** Reads the session from the address, fetches it from the studio, and opens the table or the list of rooms. */
async function start(): Promise<void> {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('s');
  if (!token) return stopWith('session_expired');
  try {
    const studio = askStudio(token);
    const session = await studio.session();
    const game = await loadGame(session.play);
    if (!game) return stopWith('game_disabled');
    document.documentElement.lang = LANGUAGE_TAG[session.language];
    document.title = session.gameName[session.language];
    const host = document.getElementById('host');
    if (!host) throw new Error('the page has no host');
    document.getElementById('loading')?.remove();
    runPage({ host, session, game, studio, openLine: (place, on) => openRoomLine({ token, place }, on) });
    document.documentElement.dataset['ready'] = 'true';
  } catch (error) {
    stopWith(error instanceof NoAnswer ? (error.code as RoomError) : 'unknown_error');
    if (!(error instanceof NoAnswer)) throw error;
  }
}

/** Without a session there is no table: shows why in the page's language, with buttons to reload or to leave. */
function stopWith(error: RoomError): void {
  document.getElementById('loading')?.remove();
  const words = WORDS[document.documentElement.lang === 'en' ? 'EN' : 'TH'];
  const mayReload = error === 'no_connection' || error === 'unknown_error';
  openErrorCard(words, words.errors[error], {
    // The lobby's address is not known yet, so leaving means back to where one came from.
    leave: () => (isFramed() ? window.parent.history.back() : window.history.back()),
    ...(mayReload && { retry: () => window.location.reload() }),
  });
}

import './no-eval.ts';
import './style/sports.css';
import { openErrorCard } from '../shared/error-card.ts';
import { NoConnection, Refused } from '../shared/studio-calls.ts';
import { LANGUAGE_TAG, WORDS } from './i18n/words.ts';
import { runPage } from './run-page.ts';
import { connectStudio, type SportsError, sportsErrorOf } from './wire/studio.ts';

void start();

/** Reads the session from the address, fetches it from the studio, and opens the book where the address says. */
async function start(): Promise<void> {
  const facts = new URLSearchParams(window.location.hash.slice(1));
  const token = facts.get('s');
  if (!token) return stopWith('session_expired');
  const studio = connectStudio({ token });
  try {
    const session = await studio.loadSession();
    document.documentElement.lang = LANGUAGE_TAG[session.language];
    document.title = session.gameName[session.language];
    const host = document.getElementById('host');
    if (!host) throw new Error('the page has no host');
    // A reload of the frame alone keeps its own address; a new launch brings the place in the fragment.
    const place = window.location.search.slice(1) || (facts.get('place') ?? '');
    runPage({ host, studio, session, token, place }).open();
    document.documentElement.dataset['ready'] = 'true';
  } catch (error) {
    stopWith(sportsErrorOf(error));
    if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
  }
}

/** Without a session there is no book: shows why in the page's language, with buttons to reload or to leave. */
function stopWith(error: SportsError): void {
  const words = WORDS[document.documentElement.lang === 'en' ? 'EN' : 'TH'];
  const mayReload = error === 'no_connection' || error === 'unknown_error';
  openErrorCard(words, words.errors[error], {
    leave,
    ...(mayReload && { retry: () => window.location.reload() }),
  });
}

/** The lobby's address may not be known, so leaving means back to the page that opened this one. */
function leave(): void {
  if (window.parent === window) window.history.back();
  else window.parent.postMessage({ source: 'lanna-studio', type: 'close' }, parentOrigin());
}

function parentOrigin(): string {
  const [nearest] = Array.from(window.location.ancestorOrigins ?? []);
  return nearest ?? (document.referrer === '' ? window.location.origin : new URL(document.referrer).origin);
}

import './no-eval.ts';
import './style/table.css';
import { openErrorCard } from '../shared/error-card.ts';
import { NoConnection, Refused } from '../shared/studio-calls.ts';
import { LANGUAGE_TAG, WORDS } from './i18n/words.ts';
import { errorWords } from './panel/notice-text.ts';
import { runPage } from './run-page.ts';
import type { TableError } from './state/state.ts';
import { connectStudio, tableErrorOf } from './wire/studio.ts';

void start();

/** Reads the session from the address, fetches it from the studio, and opens the tables it names. */
async function start(): Promise<void> {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('s');
  if (!token) return stopWith('session_expired');
  const studio = connectStudio({ token });
  try {
    const session = await studio.loadSession();
    document.documentElement.lang = LANGUAGE_TAG[session.language];
    document.title = session.gameName[session.language];
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (session.tables.length === 0) {
      openErrorCard(WORDS[session.language], WORDS[session.language].noTables, { leave });
      return;
    }
    const host = document.getElementById('host');
    if (!host) throw new Error('the page has no host');
    runPage({ host, studio, session, token, still }).open();
    document.documentElement.dataset['ready'] = 'true';
  } catch (error) {
    stopWith(tableErrorOf(error));
    if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
  }
}

/** Without a session there is no table: shows why in the page's language, with buttons to reload or to leave. */
function stopWith(error: TableError): void {
  const words = WORDS[document.documentElement.lang === 'en' ? 'EN' : 'TH'];
  const mayReload = error === 'no_connection' || error === 'unknown_error';
  openErrorCard(words, errorWords(words, error), {
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

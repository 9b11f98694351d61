import './no-eval.ts';
import './style/fishing.css';
import { NoAnswer } from '../shared/ask-calls.ts';
import { openErrorCard } from '../shared/error-card.ts';
import { LANGUAGE_TAG, WORDS } from './i18n/words.ts';
import { runPage } from './run-page.ts';
import { askStudio, type FishingError } from './wire/ask-studio.ts';

void start();

/** Reads the session from the address, fetches it from the studio, and opens the hall. */
async function start(): Promise<void> {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('s');
  if (!token) return stopWith('session_expired');
  try {
    const session = await askStudio(token).session();
    document.documentElement.lang = LANGUAGE_TAG[session.language];
    document.title = session.gameName[session.language];
    const host = document.getElementById('host');
    if (!host) throw new Error('the page has no host');
    document.getElementById('loading')?.remove();
    runPage({ host, session, token, signal: new AbortController().signal });
    document.documentElement.dataset['ready'] = 'true';
  } catch (error) {
    stopWith(error instanceof NoAnswer ? (error.code as FishingError) : 'unknown_error');
    if (!(error instanceof NoAnswer)) throw error;
  }
}

/** Without a session there is no hall: shows why in the page's language, with buttons to reload or to leave. */
function stopWith(error: FishingError): void {
  document.getElementById('loading')?.remove();
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

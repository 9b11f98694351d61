import './no-eval.ts';
import './style/game.css';
import { gameOfCode, releasedSheet } from '../../rules/slot/games.ts';
import { connectStudio, gameErrorOf, NoConnection, Refused } from './api.ts';
import { openErrorCard } from './hud/cards.ts';
import { LANGUAGE_TAG, WORDS } from './i18n/words.ts';
import { svgUrl } from './render/picture.ts';
import { createStage } from './render/stage.ts';
import { runGame } from './run-game.ts';
import type { GameError } from './state.ts';
import { loadTheme } from './themes/load-theme.ts';
import type { Theme } from './themes/theme.ts';

void start();

/** Reads the session from the address, fetches it from the studio, and opens the game it names. */
async function start(): Promise<void> {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('s');
  if (!token) return stopWith('session_expired');
  let setReconnecting: (on: boolean) => void = () => {};
  const studio = connectStudio({ token, onConnectionLost: (lost) => setReconnecting(lost) });
  try {
    const session = await studio.loadSession();
    const game = gameOfCode(session.gameCode);
    const sheet = releasedSheet(session.gameCode, session.ruleVersion);
    const theme = await loadTheme(session.gameCode);
    if (!game || !sheet || !theme) return stopWith('game_disabled');

    document.documentElement.lang = LANGUAGE_TAG[session.language];
    document.title = session.gameName[session.language];
    dress(theme);
    await document.fonts.ready;
    const stage = await createStage(element('stage', HTMLCanvasElement));
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const host = element('host', HTMLElement);
    const running = runGame({ host, stage, studio, session, game, sheet, theme, still });
    setReconnecting = running.setReconnecting;
    await running.open();
    document.documentElement.dataset['ready'] = 'true';
  } catch (error) {
    stopWith(gameErrorOf(error));
    if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
  }
}

/** The scene is a picture of the page, not of the canvas: it is there at once and costs no frame. */
function dress({ scene, colours }: Theme): void {
  const picture = element('scene', HTMLImageElement);
  const paint = () => {
    picture.src = svgUrl(scene({ width: window.innerWidth, height: window.innerHeight }));
  };
  paint();
  window.addEventListener('resize', paint);
  document.documentElement.style.setProperty('--accent', colours.accent);
  document.documentElement.style.setProperty('--glass', colours.glass[1]);
  document.documentElement.style.setProperty('--enamel', colours.frame);
}

/** Without a session there is no game: shows why in the page's language, with buttons to reload or to leave. */
function stopWith(error: GameError): void {
  const words = WORDS[document.documentElement.lang === 'en' ? 'EN' : 'TH'];
  openErrorCard(words, error, {
    recover: () => window.location.reload(),
    leave: () => {
      // The lobby's address is not known yet, so leaving means back to the page that opened this one.
      if (window.parent === window) window.history.back();
      else window.parent.postMessage({ source: 'lanna-studio', type: 'close' }, parentOrigin());
    },
  });
}

function parentOrigin(): string {
  const [nearest] = Array.from(window.location.ancestorOrigins ?? []);
  return nearest ?? (document.referrer === '' ? window.location.origin : new URL(document.referrer).origin);
}

function element<Kind extends Element>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}

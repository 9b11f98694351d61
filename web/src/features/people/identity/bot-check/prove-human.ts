import type { HumanCheck } from './identity-toolkit.ts';
import { ThirdPartyError } from './third-party-verifier.ts';

/** As much as is used of reCAPTCHA v2's script: https://developers.google.com/recaptcha/docs/invisible */
interface Recaptcha {
  render(place: HTMLElement, options: Record<string, unknown>): number;
  execute(widget: number): unknown;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    onHumanCheckLoaded?: () => void;
  }
}

const SCRIPT_TIMEOUT_MS = 30_000;
/** The puzzle closes a moment before its answer arrives. */
const LATE_ANSWER_MS = 1500;

/**
 * The human check of a third party, invisible unless it has doubts: then it lays a puzzle over the page. Answers a token good
 * for one call. Throws `ThirdPartyError`: `popup_closed` when the visitor closed the puzzle, else `captcha_check_failed`:
 * the script was blocked, could not be fetched, or reported a failure.
 */
export async function proveHuman(check: HumanCheck): Promise<string> {
  const recaptcha = await loaded(check.scriptUrl, check.language);
  const place = document.body.appendChild(document.createElement('div'));
  let stopWatching = () => {};
  try {
    return await new Promise<string>((proved, failed) => {
      const broken = () => failed(new ThirdPartyError('captcha_check_failed'));
      stopWatching = watchPuzzle(() =>
        setTimeout(() => failed(new ThirdPartyError('popup_closed')), LATE_ANSWER_MS),
      );
      const widget = recaptcha.render(place, {
        sitekey: check.siteKey,
        size: 'invisible',
        callback: proved,
        'error-callback': broken,
      });
      Promise.resolve(recaptcha.execute(widget)).catch(broken);
    });
  } catch (failure) {
    throw failure instanceof ThirdPartyError ? failure : new ThirdPartyError('captcha_check_failed');
  } finally {
    stopWatching();
    place.remove();
    // A pop-up opened later would treat its remaining elements as the page behind, and close with their next press.
    puzzleWindow()?.remove();
  }
}

const loading = new Map<string, Promise<Recaptcha>>();

/** Loads a script once a page, and only when it is needed. A failed load is not kept: the next press tries again. */
function loaded(scriptUrl: string, language: string): Promise<Recaptcha> {
  const known = loading.get(scriptUrl);
  if (known) return known;
  const script = load(scriptUrl, language).catch(() => {
    loading.delete(scriptUrl);
    throw new ThirdPartyError('captcha_check_failed');
  });
  loading.set(scriptUrl, script);
  return script;
}

async function load(scriptUrl: string, language: string): Promise<Recaptcha> {
  const script = document.createElement('script');
  script.src = `${scriptUrl}?${new URLSearchParams({ onload: 'onHumanCheckLoaded', render: 'explicit', hl: language })}`;
  try {
    await new Promise<void>((done, failed) => {
      window.onHumanCheckLoaded = done;
      script.onerror = () => failed(new Error('not loaded'));
      setTimeout(() => failed(new Error('too late')), SCRIPT_TIMEOUT_MS);
      document.head.append(script);
    });
    if (!window.grecaptcha) throw new Error('loaded something else');
    return window.grecaptcha;
  } catch (failure) {
    script.remove();
    throw failure;
  }
}

/** reCAPTCHA reports no event when the visitor presses beside the puzzle; it only hides the puzzle's window again. */
function watchPuzzle(onPutAway: () => void): () => void {
  let shown = false;
  const observer = new MutationObserver(() => {
    const puzzle = puzzleWindow();
    const isShown = puzzle !== undefined && puzzle.style.visibility !== 'hidden';
    if (shown && !isShown) onPutAway();
    shown = isShown;
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['style'],
  });
  return () => observer.disconnect();
}

/** The elements reCAPTCHA adds to the body: an overlay and a frame, the frame's address ending in `bframe`. */
function puzzleWindow(): HTMLElement | undefined {
  const frame = document.querySelector('body > div iframe[src*="/bframe"]');
  return [...document.body.children].find(
    (child): child is HTMLElement => child instanceof HTMLElement && child.contains(frame),
  );
}

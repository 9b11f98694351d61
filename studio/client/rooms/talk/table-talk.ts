import { STICKERS, type Sticker } from '@lanna/rules/content/chat/message-shape';
import { PHRASES, type Phrase, SPEAK_EVERY_MS, type Spoken } from '../../../room-api.ts';
import { openDialog } from '../../shared/dialog.ts';
import { button, el } from '../../shared/element.ts';
import type { PageContext } from '../page-context.ts';
import { stickerPicture } from './sticker.ts';

const SHOWN_MS = 6_000;
const SHOWN_MOST = 3;
const STICKER = 'sticker:';

/** What is said at the table: the last of it, above the own cards, for some seconds. A screen reader is told each once. */
export function saidLine({ words }: PageContext) {
  const root = el('ul', { class: 'said', 'aria-live': 'polite', 'aria-label': words.talk.title });
  return {
    root,
    show(who: string, what: Spoken): void {
      const name = stickerOf(what);
      const line = el(
        'li',
        {},
        el('b', {}, who),
        name && stickerPicture(name),
        el('span', { class: name ? 'heard' : '' }, spokenText({ words }, what)),
      );
      root.append(line);
      while (root.children.length > SHOWN_MOST) root.firstElementChild?.remove();
      setTimeout(() => line.remove(), SHOWN_MS);
    },
    clear: () => root.replaceChildren(),
  };
}

/** Ten phrases and the stickers of the chat; whatever one would type is said nowhere. */
export function openTalk(
  { words }: PageContext,
  { isMuted, mute, speak }: { isMuted: boolean; mute(muted: boolean): void; speak(what: Spoken): void },
): void {
  const say = (what: Spoken) => {
    dialog.close();
    speak(what);
  };
  const dialog = openDialog({
    ...{ kind: 'panel', name: 'talk', title: words.talk.title, closeLabel: words.close },
    content: [
      button(
        { class: 'plain', 'aria-pressed': String(isMuted) },
        () => {
          dialog.close();
          mute(!isMuted);
        },
        isMuted ? words.talk.unmute : words.talk.mute,
      ),
      el(
        'div',
        { class: 'phrases' },
        ...PHRASES.map((phrase) =>
          button({ class: 'plain', 'data-phrase': phrase }, () => say(phrase), words.talk.phrases[phrase]),
        ),
      ),
      el(
        'div',
        { class: 'stickers' },
        ...STICKERS.map((name) =>
          button(
            { class: 'plain', 'aria-label': words.talk.stickers[name], title: words.talk.stickers[name] },
            () => say(`${STICKER}${name}`),
            stickerPicture(name),
          ),
        ),
      ),
    ],
  });
}

/** One thing in some seconds; what comes sooner is not sent. */
export function talkPace(now: () => number = () => performance.now()): () => boolean {
  let saidMs = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - saidMs < SPEAK_EVERY_MS) return false;
    saidMs = now();
    return true;
  };
}

function spokenText({ words }: Pick<PageContext, 'words'>, what: Spoken): string {
  const name = stickerOf(what);
  return name ? words.talk.stickers[name] : words.talk.phrases[what as Phrase];
}

function stickerOf(what: Spoken): Sticker | undefined {
  return STICKERS.find((name) => what === `${STICKER}${name}`);
}

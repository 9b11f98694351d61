import type { FriendTable } from '../../../room-api.ts';
import { NoAnswer } from '../../shared/ask-calls.ts';
import { openDialog } from '../../shared/dialog.ts';
import { button, el } from '../../shared/element.ts';
import { LANGUAGE_TAG, say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import type { AskStudio, RoomError } from '../wire/ask-studio.ts';

export type Friends = Pick<AskStudio, 'openFriends' | 'enterFriends'>;

/** Above the rooms: a table of one's own for friends, or the code of one. */
export function friendTables(page: PageContext, studio: Friends, sit: (place: string) => void): HTMLElement {
  const { words, session } = page;
  const own = words.friends;
  const failed = el('p', { role: 'alert', class: 'quiet' });
  const code = el('input', {
    ...{ name: 'code', maxlength: 12, autocomplete: 'off', autocapitalize: 'characters', required: true },
    'aria-label': own.code,
    placeholder: own.code,
  });
  const room = el(
    'select',
    { name: 'room', 'aria-label': own.room },
    ...session.rooms
      .filter(({ stopped }) => !stopped)
      .map(({ code: value, base }) =>
        el('option', { value }, say(words.roomBase, { base: page.money(base) })),
      ),
  );
  const form = el('form', {}, code, el('button', { type: 'submit', class: 'plain' }, own.enter));
  const attempt = async (work: () => Promise<void>) => {
    failed.textContent = '';
    try {
      await work();
    } catch (error) {
      const { title, next } =
        words.errors[error instanceof NoAnswer ? (error.code as RoomError) : 'unknown_error'];
      failed.textContent = `${title} · ${next}`;
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(async () => sit((await studio.enterFriends(code.value)).place));
  });
  return el(
    'section',
    { class: 'friends', 'aria-label': own.title },
    el('h3', {}, own.title),
    el('p', { class: 'quiet' }, own.lead),
    form,
    el(
      'div',
      { class: 'friends-open' },
      room,
      button(
        { class: 'plain' },
        () => void attempt(async () => showCode(page, await studio.openFriends(room.value), sit)),
        own.open,
      ),
    ),
    failed,
  );
}

/** The code stands until one sits down; while it holds it lets in all who have it. */
function showCode(
  { words, language }: PageContext,
  { code, place, expiresAt }: FriendTable,
  sit: (place: string) => void,
): void {
  const until = new Intl.DateTimeFormat(LANGUAGE_TAG[language], { timeStyle: 'short' }).format(
    new Date(expiresAt),
  );
  const dialog = openDialog({
    ...{ kind: 'card', name: 'friend-code', title: words.friends.codeTitle },
    onDismiss: () => sit(place),
    content: [
      el('p', { class: 'code' }, code),
      el('p', { class: 'lead' }, say(words.friends.codeText, { until })),
      button(
        { class: 'primary' },
        () => {
          dialog.close();
          sit(place);
        },
        words.sit,
      ),
    ],
  });
}

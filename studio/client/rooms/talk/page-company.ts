import type { RoomFrame, RoomRequest, RoomState, Spoken } from '../../../room-api.ts';
import type { PageContext } from '../page-context.ts';
import { seatName } from '../parts/seat-name.ts';
import { openSettings } from '../parts/settings-sheet.ts';
import { type KeptChoices, readChoices, writeChoices } from '../state/kept-choices.ts';
import { openTalk, type saidLine, talkPace } from './table-talk.ts';

interface CompanyActs {
  send(request: RoomRequest): void;
  showMessage(text: string): void;
  /** Where what is said stands. */
  said(): Pick<ReturnType<typeof saidLine>, 'show' | 'clear'>;
}

/** What one says to the table and reads of it, and for which hand the page is laid out; kept on the device. */
export function pageCompany(page: PageContext, host: HTMLElement, acts: CompanyActs) {
  const choices = readChoices();
  const mayTalk = talkPace();
  layOut();

  function layOut(): void {
    host.dataset['side'] = choices.leftHanded ? 'left' : 'right';
  }

  function change(changed: Partial<KeptChoices>): void {
    Object.assign(choices, changed);
    writeChoices(choices);
    layOut();
    if (choices.muted) acts.said().clear();
  }

  function speak(what: Spoken): void {
    if (mayTalk()) acts.send({ t: 'say', what });
    else acts.showMessage(page.words.talk.soon);
  }

  return {
    talk: () => openTalk(page, { isMuted: choices.muted, mute: (muted) => change({ muted }), speak }),
    settings: () => openSettings(page, choices, change),
    received({ seat, what }: Extract<RoomFrame, { t: 'said' }>, state: RoomState | undefined): void {
      if (state && !choices.muted) acts.said().show(seatName(page, state, seat), what);
    },
  };
}

import { REPORT_REASONS, type ReportReason } from '../../../room-api.ts';
import { NoAnswer } from '../../shared/ask-calls.ts';
import { openDialog } from '../../shared/dialog.ts';
import { button, el } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import type { RoomError } from '../wire/ask-studio.ts';

export type SendReport = (report: { hand: string; reason: ReportReason }) => Promise<unknown>;

/** Has people look at a hand: for one of four reasons, once a hand. It takes no money from anyone, and says so. */
export function openReport(
  { words }: PageContext,
  hand: { id: string; table: string; number: number },
  send: SendReport,
): void {
  const own = words.report;
  const outcome = el('p', { role: 'status', class: 'lead' });
  const choices = el(
    'div',
    { class: 'phrases' },
    ...REPORT_REASONS.map((reason) =>
      button({ class: 'plain' }, () => void report(reason), own.reasons[reason]),
    ),
  );
  async function report(reason: ReportReason): Promise<void> {
    try {
      await send({ hand: hand.id, reason });
      choices.remove();
      outcome.textContent = own.done;
    } catch (error) {
      const code = error instanceof NoAnswer ? (error.code as RoomError) : 'unknown_error';
      outcome.textContent = `${words.errors[code].title} · ${words.errors[code].next}`;
    }
  }
  openDialog({
    ...{ kind: 'panel', name: 'report', title: own.title, closeLabel: words.close },
    content: [el('p', { class: 'lead' }, `${say(words.historyLine, hand)} · ${own.lead}`), choices, outcome],
  });
}

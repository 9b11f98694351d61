import type { Money } from '@lanna/rules/money';
import { type Language, say, type Words } from '../i18n/words.ts';
import type { Kind } from '../kinds/kind.ts';
import type { ChipRefusal } from '../state/chips.ts';
import { moneyOf, type Notice, type TableView } from '../state/state.ts';
import type { ShowMoney } from './money-text.ts';

interface NoticeParts {
  view: TableView;
  kind: Kind;
  language: Language;
  words: Words;
  money: ShowMoney;
  betting: boolean;
}

const WHILE_BETTING: readonly Notice['kind'][] = ['chips', 'nothing_to_repeat', 'confirmed', 'taken_back'];

/** What happened, what it means for the money, what to do next; empty where there is nothing to say. */
export function noticeText(parts: NoticeParts): string {
  const { view, words } = parts;
  // What only matters while chips can be laid is not said any longer than that.
  if (view.notice && !parts.betting && WHILE_BETTING.includes(view.notice.kind)) return '';
  return view.notice ? textOf(view.notice, parts) : view.frame?.status === 'closed' ? closedText(words) : '';
}

function textOf(notice: Notice, parts: NoticeParts): string {
  const { words, money } = parts;
  switch (notice.kind) {
    case 'chips':
      return refusalText(notice.refusal, parts);
    case 'not_open':
    case 'nothing_to_repeat':
    case 'taken_back':
      return words.notice[notice.kind];
    case 'confirmed':
    case 'returned':
      return say(words.notice[notice.kind], { stake: money(notice.stake) });
    case 'went_back':
      return notice.stands > 0n
        ? say(words.notice.went_back_stands, { stands: money(notice.stands) })
        : say(words.notice.went_back, { amount: money(notice.amount) });
    case 'other_device':
      return notice.stake > 0n
        ? say(words.notice.other_device, { stake: money(notice.stake) })
        : words.notice.other_device_nothing;
    case 'refused':
      return say(words.notice.refused, {
        stake: money(notice.stake),
        why: errorWords(words, notice.refusal).title,
      });
    case 'void': {
      const why = reasonText(words, notice.reason);
      return notice.stake > 0n
        ? say(words.notice.void, { why, stake: money(notice.stake) })
        : say(words.notice.void_plain, { why });
    }
    case 'error':
      return errorText(notice, parts);
  }
}

function refusalText(refusal: ChipRefusal, { kind, language, words, money }: NoticeParts): string {
  switch (refusal.code) {
    case 'too_many_chips':
      return say(words.chipRefusals.too_many_chips, { most: refusal.most });
    case 'above_play':
      return say(words.chipRefusals.above_play, {
        play: kind.nameOf(refusal.play, language),
        most: money(refusal.most),
      });
    case 'above_table':
      return say(words.chipRefusals.above_table, { most: money(refusal.most) });
    case 'below_table':
      return say(words.chipRefusals.below_table, { least: money(refusal.least) });
    case 'not_enough_money':
      return words.chipRefusals.not_enough_money;
  }
}

function errorText(
  { error, least, most }: Extract<Notice, { kind: 'error' }>,
  { view: { sheet }, words, money }: NoticeParts,
): string {
  const { title, money: means, next } = errorWords(words, error);
  const amount = (known: Money | undefined, otherwise: string) => money(known ?? moneyOf(otherwise));
  const facts = { least: amount(least, sheet.minStake), most: amount(most, sheet.maxStake) };
  return [title, means, next].map((text) => say(text, facts)).join(' · ');
}

export function errorWords(words: Words, error: string): { title: string; money: string; next: string } {
  const known = Object.entries(words.errors).find(([code]) => code === error);
  return known ? known[1] : words.errors.unknown_error;
}

function reasonText(words: Words, reason: string | null): string {
  return (
    Object.entries(words.voidReasons).find(([code]) => code === reason)?.[1] ?? words.voidReasons.default
  );
}

function closedText({ closedTable }: Words): string {
  return [closedTable.title, closedTable.money, closedTable.next].join(' · ');
}

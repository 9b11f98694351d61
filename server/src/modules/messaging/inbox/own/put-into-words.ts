import { moneyOf } from '@lanna/contract/money';
import type { Language } from '@lanna/contract/people/members/members';
import { localText } from '@lanna/rules/local-text';
import { displayMoney } from '@lanna/rules/money';
import { MESSAGE_ACTIONS, TEMPLATES, type TemplateName } from '../broadcasts/templates.ts';
import { FACT_SCHEMAS, type FactName } from './facts.ts';
import { type InboxWords, inboxWords } from './words.ts';

/** Who reads, and how the brand writes amounts and times. */
export interface Reader {
  language: Language;
  currencySymbol: string;
  timeZone: string;
  defaultLanguage: Language;
}

/** A message made of a template, in the reader's language: what happened, what it means, and where to go on. */
export function putIntoWords(
  { template, facts, path }: { template: string; facts: unknown; path: string | null },
  reader: Reader,
) {
  const name = template as TemplateName;
  const { action, facts: named } = TEMPLATES[name];
  const words = inboxWords(reader.language);
  const { title, text, more } = words.templates[name];
  const kept = facts as Record<string, unknown>;
  const what = (named as readonly FactName[]).reduce(
    (sentence, fact) => sentence.replaceAll(`{${fact}}`, () => shownFact(fact, kept[fact], words, reader)),
    text ?? '',
  );
  return {
    title,
    text: [...(what === '' ? [] : [what]), more].join('\n\n'),
    excerpt: what === '' ? more : what,
    path: path ?? MESSAGE_ACTIONS[action],
    action: words.actions[path === null ? action : 'own'],
  };
}

function shownFact(fact: FactName, kept: unknown, words: InboxWords, reader: Reader): string {
  switch (fact) {
    case 'amount':
    case 'before':
      return displayMoney(moneyOf(FACT_SCHEMAS[fact].parse(kept)), reader.currencySymbol);
    case 'points':
      return displayMoney(moneyOf(FACT_SCHEMAS.points.parse(kept)), '').trim();
    case 'limitAmount': {
      const amount = FACT_SCHEMAS.limitAmount.parse(kept);
      return amount === null ? words.facts.noLimit : displayMoney(moneyOf(amount), reader.currencySymbol);
    }
    case 'limit':
      return words.facts.limit[FACT_SCHEMAS.limit.parse(kept)];
    case 'period':
      return words.facts.period[FACT_SCHEMAS.period.parse(kept)];
    case 'device':
      return FACT_SCHEMAS.device.parse(kept) || words.facts.unknownDevice;
    case 'count':
      return String(FACT_SCHEMAS.count.parse(kept));
    case 'withdrawalNumber': {
      const number = FACT_SCHEMAS.withdrawalNumber.parse(kept);
      return number === undefined ? '' : words.facts.numbered.replace('{number}', number);
    }
    case 'contract':
      return words.facts.contract[FACT_SCHEMAS.contract.parse(kept)];
    case 'vendor':
    case 'day':
    case 'numero':
    case 'member':
    case 'link':
    case 'reason':
      return FACT_SCHEMAS[fact].parse(kept);
    case 'promotion':
    case 'rank':
    case 'game':
      return localText(FACT_SCHEMAS[fact].parse(kept), reader.language, reader.defaultLanguage);
    case 'at':
    case 'until':
    case 'effectiveAt':
      return shownTime(FACT_SCHEMAS[fact].parse(kept), reader.timeZone);
  }
}

/** `2026-11-22 18:05`, on the brand's clock. */
function shownTime(instant: string, timeZone: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return local.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

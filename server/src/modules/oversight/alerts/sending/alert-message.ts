import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What is sent, as facts; it is put into words for each destination. */
export type AlertMessage =
  | {
      what: 'opened' | 'again' | 'closed';
      kind: string;
      subject: string;
      work: string | null;
      rule: string;
      threshold: number;
      brand: string | null;
      facts: Record<string, string>;
      times: string;
      since: string;
      timeZone: string;
    }
  | { what: 'rule'; rule: string; operator: string; enabled: boolean; brand: string | null }
  | { what: 'test'; brand: string | null };

export interface MessageWords {
  title: string;
  text: string;
}

const said = z.string().min(1);
const shape = z.strictObject({
  house: said,
  what: z.strictObject({ opened: said, again: said, closed: said }),
  kinds: z.record(z.string(), said),
  since: said,
  times: said,
  work: z.record(z.string(), said),
  drills: z.record(z.string(), said),
  rule: z.strictObject({ title: said, on: said, off: said }),
  test: z.strictObject({ title: said, text: said }),
  report: z.strictObject({ title: said, text: said, names: z.record(z.string(), said) }),
});

const WORDS = {
  EN: wordsOf('en'),
  TH: wordsOf('th'),
} as const;
export type AlertLanguage = keyof typeof WORDS;

/** A message in the language of its destination. Nothing of it is a member's: it may stand on a screen that others see. */
export function alertWords(message: AlertMessage, language: AlertLanguage): MessageWords {
  const words = WORDS[language];
  const brand = message.brand ?? words.house;
  if (message.what === 'test') return { title: fill(words.test.title, { brand }), text: words.test.text };
  if (message.what === 'rule') {
    const { rule, operator, enabled } = message;
    return {
      title: fill(words.rule.title, { brand, rule }),
      text: fill(enabled ? words.rule.on : words.rule.off, { rule, operator }),
    };
  }
  const { what, kind, subject, rule, facts, times, work, threshold } = message;
  const template =
    words.kinds[`${kind} ${subject}`] ??
    words.kinds[`${kind} ${facts['part']}`] ??
    words.kinds[kind] ??
    subject;
  const found = fill(template, {
    ...factsIn(facts, language),
    threshold: String(threshold),
    work: words.work[work ?? ''] ?? work ?? '',
    drill: words.drills[facts['drill'] ?? ''] ?? '',
    times,
  });
  const since = fill(words.since, { at: clockOf(message) });
  return {
    title: fill(words.what[what], { brand, rule }),
    text: [found, since, ...(times === '1' ? [] : [fill(words.times, { times })])].join(' '),
  };
}

/** The letter that a report is attached to. */
export function reportWords(
  language: AlertLanguage,
  { report, ...facts }: { brand: string; report: string; from: string; to: string; zone: string },
): MessageWords {
  const { title, text, names } = WORDS[language].report;
  const all = { ...facts, report: names[report] ?? report };
  return { title: fill(title, all), text: fill(text, all) };
}

/** Names that are known in two languages stand as `event` and `eventTH`. */
function factsIn(facts: Record<string, string>, language: AlertLanguage): Record<string, string> {
  if (language !== 'TH') return facts;
  const inThai = Object.entries(facts).filter(([name]) => name.endsWith('TH'));
  return { ...facts, ...Object.fromEntries(inThai.map(([name, text]) => [name.slice(0, -2), text])) };
}

function clockOf({ since, timeZone }: { since: string; timeZone: string }): string {
  const at = Temporal.Instant.from(since).toZonedDateTimeISO(timeZone);
  return `${at.toPlainDate()} ${at.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function wordsOf(language: 'en' | 'th') {
  return shape.parse(JSON.parse(readFileSync(new URL(`words/${language}.json`, import.meta.url), 'utf8')));
}

import { createHash } from 'node:crypto';
import { currentSpan, kindOf, openSpan, type Span, type SpanFacts } from './trace.ts';

const TEXTS_MAX = 1000;
const known = new Map<string, { name: string; facts: SpanFacts }>();

/**
 * A span for a statement that is sent within a span of ours: what it does and to what, and by which text (its hash); never its values. `send` gets the arguments back, since a callback is among
 * them where `pg` itself asks.
 */
// biome-ignore lint/suspicious/noExplicitAny: pg's own signatures have a dozen overloads
export function tracedStatement(args: any[], send: (...args: any[]) => any): any {
  const parent = currentSpan();
  const [first] = args;
  const text = typeof first === 'string' ? first : first?.text;
  if (!parent || typeof text !== 'string') return send(...args);
  const { name, facts } = described(text);
  const span = openSpan(name, { kind: 'client', facts, parent });
  const sent = send(...args);
  if (typeof sent?.then !== 'function') span?.end();
  else void endWith(sent, span);
  return sent;
}

async function endWith(sent: Promise<{ rowCount?: number | null } | undefined>, span: Span | undefined) {
  try {
    const result = await sent;
    if (typeof result?.rowCount === 'number') span?.set({ 'db.response.returned_rows': result.rowCount });
  } catch (error) {
    span?.fail(kindOf(error));
  } finally {
    span?.end();
  }
}

function described(text: string) {
  const before = known.get(text);
  if (before) return before;
  const [, verb = 'statement'] = /^\s*(?:\/\*.*?\*\/\s*)?([a-z]+)/i.exec(text) ?? [];
  const [, ...named] = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?(?:\."?([a-z_]+)"?)?/i.exec(text) ?? [];
  const of = named.filter((part) => part !== undefined).join('.');
  const made = {
    name: [verb.toLowerCase(), of].filter(Boolean).join(' '),
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb.toLowerCase(),
      'lanna.statement': createHash('sha256').update(text).digest('hex').slice(0, 12),
    },
  };
  if (known.size < TEXTS_MAX) known.set(text, made);
  return made;
}

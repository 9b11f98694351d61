import { button, el, setAttribute } from '../shared/element.ts';
import { type OfficeWords, say } from './words.ts';

/** One thing that is uncovered: whose it is, and how it looks. */
export interface ReplayStep {
  /** A key of `words.replay.of`. */
  of: keyof OfficeWords['replay']['of'];
  /** `A♠`, `5`, a picture's key. */
  face: string;
  tone?: 'red' | 'black' | 'green' | 'blue';
}

/** What was dealt, in the order in which it was: that of the shoe, the cup or the wheel. None for a kind this page does not know. */
export function replaySteps(kind: string, outcome: unknown): readonly ReplayStep[] {
  const dealt = (outcome ?? {}) as Readonly<Record<string, unknown>>;
  switch (kind) {
    case 'baccarat': {
      const [player, banker] = [listOf(dealt['player']), listOf(dealt['banker'])];
      return [0, 1, 2].flatMap((at) => [
        ...cardStep('player', player[at]),
        ...cardStep('banker', banker[at]),
      ]);
    }
    case 'dragon-tiger':
      return [...cardStep('dragon', dealt['dragon']), ...cardStep('tiger', dealt['tiger'])];
    case 'sic-bo':
    case 'hi-lo':
      return listOf(dealt['dice']).map((face) => ({ of: 'die', face: String(face) }));
    case 'fish-prawn-crab': {
      const colours = listOf(dealt['colours']);
      return listOf(dealt['dice']).map((face, at) => ({
        ...{ of: 'die', face: String(face) },
        tone: colours[at] as NonNullable<ReplayStep['tone']>,
      }));
    }
    case 'roulette':
      return [
        {
          ...{ of: 'pocket', face: String(dealt['number']) },
          tone: dealt['colour'] as NonNullable<ReplayStep['tone']>,
        },
      ];
    default:
      return [];
  }
}

/** The round uncovered again, step by step; a reader of the screen is told of each. */
export function replayView(words: OfficeWords, steps: readonly ReplayStep[], result: string): HTMLElement {
  const { replay } = words;
  let seen = 0;
  const faces = steps.map(({ tone }) => el('span', { class: 'face', 'data-tone': tone }));
  const line = el('p', { class: 'replay-line', role: 'status' });
  const back = button({ class: 'button' }, () => go(seen - 1), replay.back);
  const next = button({ class: 'button solid' }, () => go(seen + 1), replay.next);
  const all = button({ class: 'button' }, () => go(steps.length), replay.all);

  function textOf({ of, face }: ReplayStep): string {
    return `${replay.of[of]} ${pictureOf(face)}`;
  }
  function pictureOf(face: string): string {
    return Object.entries(replay.pictures).find(([key]) => key === face)?.[1] ?? face;
  }
  function go(to: number): void {
    seen = Math.max(0, Math.min(steps.length, to));
    for (const [at, face] of faces.entries()) {
      const step = steps[at];
      const isSeen = at < seen && step !== undefined;
      setAttribute(face, 'data-seen', isSeen);
      face.textContent = isSeen ? pictureOf(step.face) : '?';
    }
    setAttribute(back, 'disabled', seen === 0);
    setAttribute(next, 'disabled', seen === steps.length);
    setAttribute(all, 'disabled', seen === steps.length);
    const last = steps[seen - 1];
    const facts = { at: String(seen), count: String(steps.length) };
    line.textContent =
      last === undefined
        ? replay.covered
        : `${say(replay.step, facts)}: ${textOf(last)}${seen === steps.length ? ` · ${words.result} ${result}` : ''}`;
  }
  go(0);
  return el(
    'div',
    { class: 'replay' },
    el(
      'ol',
      {},
      ...steps.map(({ of }, at) =>
        el('li', {}, el('span', { class: 'quiet' }, `${at + 1}. ${replay.of[of]}`), faces[at]),
      ),
    ),
    line,
    el('div', { class: 'bar start' }, back, next, all),
  );
}

const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

function cardStep(of: ReplayStep['of'], card: unknown): ReplayStep[] {
  if (typeof card !== 'string' || card.length !== 2) return [];
  const [rank = '', suit = ''] = card;
  const face = `${rank === 'T' ? '10' : rank}${SIGNS[suit] ?? ''}`;
  return [{ of, face, tone: suit === 'H' || suit === 'D' ? 'red' : 'black' }];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

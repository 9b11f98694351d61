/**
 * What becomes of a selection, told from its words alone and by other means than the rules: numbers of goals with fractions, halves of a stake added up, lists of scores. It shares no code
 * with them. `h`, `a` are counts of the market's period, `h1`, `a1` of the first half.
 */
export function evaluatedApart(
  kind: string,
  pick: string,
  line: number,
  count: { h: number; a: number; h1: number; a1: number; first: string; last: string },
): string {
  const { h, a, h1, a1, first, last } = count;
  const sign = (one: number, other: number) => (one > other ? 'home' : one < other ? 'away' : 'draw');
  const bit = (is: boolean) => (is ? 'won' : 'lost');
  switch (kind.replace(/^(corners|cards)_/, '')) {
    case 'result':
      return bit(sign(h, a) === pick);
    case 'double_chance':
      return bit(
        (pick === 'home_draw' && h >= a) ||
          (pick === 'draw_away' && h <= a) ||
          (pick === 'home_away' && h !== a),
      );
    case 'draw_no_bet':
      return h === a ? 'push' : bit(pick === 'home' ? h > a : a > h);
    case 'both_score':
      return bit(h * a > 0 === (pick === 'yes'));
    case 'odd_even':
      return bit(['even', 'odd'][(h + a) % 2] === pick);
    case 'correct_score':
      return bit(pick === 'other' ? h > 4 || a > 4 : pick === `${h}_${a}`);
    case 'half_full':
      return bit(pick === `${sign(h1, a1)}_${sign(h, a)}`);
    case 'first_team':
      return bit(pick === first);
    case 'last_team':
      return bit(pick === last);
    case 'clean_sheet_home':
      return bit((a === 0) === (pick === 'yes'));
    case 'clean_sheet_away':
      return bit((h === 0) === (pick === 'yes'));
    case 'handicap':
      return split(pick === 'home' ? h : a, pick === 'home' ? a : h, pick === 'home' ? line / 4 : -line / 4);
    case 'totals':
      return total(pick, h + a, line / 4);
    case 'team_totals_home':
      return total(pick, h, line / 4);
    case 'team_totals_away':
      return total(pick, a, line / 4);
    default:
      throw new Error(kind);
  }
}

function total(pick: string, goals: number, line: number): string {
  return pick === 'over' ? split(goals, 0, -line) : split(0, goals, line);
}

/** Two stakes of 50, on the lines a quarter to both sides where the line is a quarter one: at evens 200 is won, 0 lost. */
function split(ours: number, theirs: number, line: number): string {
  const lines = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
  let back = 0;
  for (const each of lines) {
    if (ours + each > theirs) back += 100;
    if (ours + each === theirs) back += 50;
  }
  const name = { 200: 'won', 150: 'half_won', 100: 'push', 50: 'half_lost', 0: 'lost' }[back];
  if (!name) throw new Error(`nothing is called ${back}`);
  return name;
}

/**
 * What becomes of an outright, by walking through those who came in, best first: each gives out what is left of the paid places to all who share theirs. In sixtieths of a stake, so that any share of up to
 * six is whole; a stake that comes back is a word of its own.
 */
export function outrightApart(
  pick: string,
  paid: number,
  order: readonly (readonly string[])[],
  absent: { names: readonly string[]; back: boolean },
): number | 'back' {
  if (absent.names.includes(pick)) return absent.back ? 'back' : 0;
  let left = paid;
  for (const group of order) {
    const given = Math.max(0, Math.min(left, group.length));
    if (group.includes(pick)) return (given * 60) / group.length;
    left -= group.length;
  }
  return 0;
}

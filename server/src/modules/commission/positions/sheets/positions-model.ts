/** Positions as they should be: everything that happened is kept, and everything is worked out anew each time it is asked for. */
export interface PositionModel {
  brandId: string;
  accounts: ModelAccount[];
  bets: ModelBet[];
  shares: { agent: ModelAccount; share: number; fromDay: string }[];
  /** Above: undefined is the brand. */
  bounds: {
    agent: ModelAccount;
    above: ModelAccount | undefined;
    least: number;
    most: number;
    fromDay: string;
  }[];
  /** What sheets say, by the two sides and the day. */
  inSheets: Map<string, bigint>;
}

export interface ModelAccount {
  id: string;
  isAgent: boolean;
  /** Under whom it counts, by the day from which. */
  places: { from: string; above: ModelAccount | undefined }[];
}

export interface ModelBet {
  member: ModelAccount;
  day: string;
  /** Stake less payout. */
  result: bigint;
}

const WHOLE = 100_000;

export function aboveOn({ places }: ModelAccount, day: string): ModelAccount | undefined {
  return places.findLast(({ from }) => from <= day)?.above;
}

export function isBelow(account: ModelAccount, agent: ModelAccount, day: string): boolean {
  const above = aboveOn(account, day);
  return above !== undefined && (above === agent || isBelow(above, agent, day));
}

/** What one agent holds below another account, on its own. */
export function heldBy(model: PositionModel, agent: ModelAccount, day: string): number {
  const above = aboveOn(agent, day);
  const bound = boundOf(model, agent, above, day);
  if (!bound) return 0;
  const chosen = chosenBy(model, agent, day) ?? bound.least;
  return Math.min(bound.most, Math.max(bound.least, chosen));
}

export function boundOf(
  { bounds }: PositionModel,
  agent: ModelAccount,
  above: ModelAccount | undefined,
  day: string,
) {
  return bounds
    .filter((bound) => bound.agent === agent && bound.above === above && bound.fromDay <= day)
    .sort((a, b) => (a.fromDay < b.fromDay ? -1 : 1))
    .at(-1);
}

export function chosenBy({ shares }: PositionModel, agent: ModelAccount, day: string): number | undefined {
  return shares
    .filter((chosen) => chosen.agent === agent && chosen.fromDay <= day)
    .sort((a, b) => (a.fromDay < b.fromDay ? -1 : 1))
    .at(-1)?.share;
}

/** What the fullest line through an agent holds without it. */
export function heldByOthers(model: PositionModel, agent: ModelAccount, day: string): number {
  let held = 0;
  for (let above = aboveOn(agent, day); above; above = aboveOn(above, day)) held += heldBy(model, above, day);
  const fullest = (below: ModelAccount): number =>
    Math.max(
      0,
      ...model.accounts
        .filter((child) => child.isAgent && aboveOn(child, day) === below)
        .map((child) => heldBy(model, child, day) + fullest(child)),
    );
  return held + fullest(agent);
}

/** By `lower upper day`: what the one owes the other, and what that one holds. */
export function flowsOf(model: PositionModel): Map<string, { owed: bigint; held: bigint }> {
  const results = new Map<string, { member: ModelAccount; day: string; result: bigint }>();
  for (const { member, day, result } of model.bets) {
    const key = `${member.id} ${day}`;
    const known = results.get(key) ?? { member, day, result: 0n };
    results.set(key, { ...known, result: known.result + result });
  }
  const flows = new Map<string, { owed: bigint; held: bigint }>();
  for (const { member, day, result } of results.values()) {
    let [lower, owed, free] = [member, result, WHOLE];
    if (!aboveOn(member, day) && !member.isAgent) continue;
    for (let upper = aboveOn(member, day); upper; upper = aboveOn(upper, day)) {
      const share = Math.min(free, heldBy(model, upper, day));
      const held = (result * BigInt(share)) / BigInt(WHOLE);
      add(flows, `${lower.id} ${upper.id} ${day}`, owed, held);
      [lower, owed, free] = [upper, owed - held, free - share];
    }
    add(flows, `${lower.id} ${model.brandId} ${day}`, owed, owed);
  }
  return flows;
}

/** Writes the sheets up to a day; what each pair of sides has in them. */
export function issueTo(model: PositionModel, to: string): Map<string, bigint> {
  const written = new Map<string, bigint>();
  for (const [key, { owed }] of flowsOf(model)) {
    const [lower, upper, day = ''] = key.split(' ');
    const change = owed - (model.inSheets.get(key) ?? 0n);
    if (day > to || change === 0n) continue;
    model.inSheets.set(key, owed);
    const pair = `${lower} ${upper}`;
    written.set(pair, (written.get(pair) ?? 0n) + change);
  }
  return written;
}

function add(
  flows: Map<string, { owed: bigint; held: bigint }>,
  key: string,
  owed: bigint,
  held: bigint,
): void {
  const known = flows.get(key) ?? { owed: 0n, held: 0n };
  flows.set(key, { owed: known.owed + owed, held: known.held + held });
}

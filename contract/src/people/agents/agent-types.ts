/** What an account of a type may do to the accounts below it. */
export interface AgentAbilities {
  /** Makes accounts below, sends money down the line, gives rates. The others invite and earn. */
  readonly runsLine: boolean;
  /** The types it may appoint a member of the own line to. */
  readonly appoints: readonly AppointedType[];
}

/** What a general agent makes of a member of the own line. */
export type AppointedType = 1 | 42;

const NOTHING: AgentAbilities = { runsLine: false, appoints: [] };

/** 1: agent · 2: general agent · 41: affiliate of the brand · 42: affiliate of an agent. */
const ABILITIES: Readonly<Record<number, AgentAbilities>> = {
  1: { runsLine: true, appoints: [] },
  2: { runsLine: true, appoints: [1, 42] },
  41: NOTHING,
  42: NOTHING,
};

export function abilitiesOf(type: number): AgentAbilities {
  return ABILITIES[type] ?? NOTHING;
}

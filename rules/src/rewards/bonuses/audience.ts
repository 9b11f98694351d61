/** Who an offer is for: who meets all that is said; null: every member. */
export interface BonusAudience {
  /** From which level on. */
  level: number | null;
  /** Registered at this moment or later. */
  registeredSince: string | null;
  /** Has this label of operators. */
  label: string | null;
  /** Is below this agent, at whatever depth: the agent's account. */
  agentId: string | null;
  /** Is of this version of a segment of operators'; audiences of before name none. */
  segment?: { id: string; version: number; name?: string | undefined } | null;
}

export interface AudienceFacts {
  level: number;
  registeredAt: Date;
  labels: readonly string[];
  /** All agents above the member. */
  agentIds: readonly string[];
  /** Versions of segments the member is of now, `id/version` each; those that were asked about. */
  segments: ReadonlySet<string>;
}

/** Whether a member is among those an offer is for. */
export function isForMember(audience: BonusAudience | null, facts: AudienceFacts): boolean {
  if (audience === null) return true;
  const { level, registeredSince, label, agentId, segment = null } = audience;
  return (
    (level === null || facts.level >= level) &&
    (registeredSince === null || facts.registeredAt >= new Date(registeredSince)) &&
    (label === null || facts.labels.includes(label)) &&
    (agentId === null || facts.agentIds.includes(agentId)) &&
    (segment === null || facts.segments.has(segmentKey(segment)))
  );
}

function segmentKey({ id, version }: { id: string; version: number }): string {
  return `${id}/${version}`;
}

import { type AgentFigures, FIGURES_IDS_MAX, listAgentFigures } from '@lanna/contract/commission/teams/ops';
import { useQuery } from '@tanstack/react-query';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { CALL } from '../../../../console/calls/ops-query.ts';

/** What the team of an agent came to this month; rows that are shown together ask together. */
export function useAgentFigures(id: string) {
  return useQuery({
    queryKey: [CALL, listAgentFigures.path, id],
    queryFn: () => askTogether(id),
    staleTime: 60_000,
  });
}

interface Asker {
  id: string;
  give: (figures: AgentFigures | null) => void;
  fail: (error: unknown) => void;
}
let waiting: Asker[] = [];

function askTogether(id: string): Promise<AgentFigures | null> {
  return new Promise((give, fail) => {
    if (waiting.length === 0) setTimeout(ask, 20);
    waiting.push({ id, give, fail });
  });
}

function ask() {
  const askers = waiting;
  waiting = [];
  for (let from = 0; from < askers.length; from += FIGURES_IDS_MAX) {
    const some = askers.slice(from, from + FIGURES_IDS_MAX);
    opsCall(listAgentFigures, { query: { ids: some.map(({ id }) => id).join(',') } }).then(
      ({ rows }) => {
        const byId = new Map(rows.map((row) => [row.id, row]));
        for (const { id, give } of some) give(byId.get(id) ?? null);
      },
      (error: unknown) => {
        for (const { fail } of some) fail(error);
      },
    );
  }
}

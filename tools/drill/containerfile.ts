/** One line of a Containerfile. */
export interface Step {
  instruction: string;
  rest: string;
}

export interface Stage {
  /** What it is called by `COPY --from` and by who builds it. */
  name: string;
  steps: Step[];
}

/** What our own Containerfile may hold. Anything else is an error: what is not understood here would be a line that no drill has gone. */
const KNOWN = new Set([
  'ARG',
  'FROM',
  'RUN',
  'COPY',
  'WORKDIR',
  'ENV',
  'USER',
  'STOPSIGNAL',
  'ENTRYPOINT',
  'CMD',
]);

export function readContainerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const step = stepIn(line);
    if (step.instruction === 'FROM') stages.push(beginStage(step));
    else if (step.instruction !== 'ARG') addStep(stages, step);
  }
  return stages;
}

/** What the lines of a stage set for its processes. */
export function environmentOf(steps: readonly Step[]): Record<string, string> {
  const set = steps.filter(({ instruction }) => instruction === 'ENV');
  return Object.fromEntries(
    set.map(({ rest }) => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(rest) ?? [];
      if (name === '') throw new Error(`the Containerfile sets what has no name: ${rest}`);
      return [name, value];
    }),
  );
}

function stepIn(line: string): Step {
  const [, instruction = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
  if (!KNOWN.has(instruction)) throw new Error(`the Containerfile has a line that is not known: ${line}`);
  return { instruction, rest };
}

function beginStage({ rest }: Step): Stage {
  const begun = /^\$\{BASE\} AS (\w+)$/.exec(rest);
  if (!begun?.[1])
    throw new Error(`a stage begins with something else than the base, or has no name: ${rest}`);
  return { name: begun[1], steps: [] };
}

function addStep(stages: readonly Stage[], step: Step) {
  const stage = stages.at(-1);
  if (!stage) throw new Error(`${step.instruction} comes before the first stage`);
  stage.steps.push(step);
}

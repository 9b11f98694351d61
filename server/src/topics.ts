import { globSync } from 'node:fs';
import type { OpsAccess } from '@lanna/contract/ops';
import type { NoticeType } from '@lanna/contract/push';
import type { NoticeRules, NoticeTable } from './platform/push/mount-push.ts';
import type { Contributions, Platform, StartedTopic, Topic } from './platform/topic.ts';

const MODULES = new URL('./modules/', import.meta.url);

/** Every topic there is, found by its place, each after those it uses. */
export async function findTopics(): Promise<Topic[]> {
  const manifests = globSync('*/*/topic.ts', { cwd: MODULES }).sort();
  return inOrder(
    await Promise.all(
      manifests.map(async (file) => {
        const { topic }: { topic: Topic } = await import(new URL(file, MODULES).href);
        if (topic.name !== file.split('/')[1]) throw new Error(`modules/${file} calls itself ${topic.name}`);
        return topic;
      }),
    ),
  );
}

/** Lower topics first. Throws for an unknown topic and for topics that use each other in a circle. */
export function inOrder(topics: readonly Topic[]): Topic[] {
  const sorted: Topic[] = [];
  const waiting = new Map(topics.map((topic) => [topic.name, topic]));
  const isKnown = (name: string) => topics.some((topic) => topic.name === name);
  for (const { name, uses } of topics)
    for (const used of uses)
      if (!isKnown(used)) throw new Error(`the topic ${name} uses ${used}, which there is not`);
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ uses }) => uses.every((used) => !waiting.has(used)));
    if (!next) throw new Error(`topics use each other in a circle: ${[...waiting.keys()].join(', ')}`);
    waiting.delete(next.name);
    sorted.push(next);
  }
  return sorted;
}

/** Every notice, of the one topic that sends it. */
export function noticesOf(topics: readonly Topic[]): NoticeTable {
  const table = new Map<NoticeType, NoticeRules>();
  for (const { name, notices } of topics)
    for (const [type, rules] of Object.entries(notices) as [NoticeType, NoticeRules][]) {
      if (table.has(type)) throw new Error(`${name} is the second topic that tells ${type}`);
      table.set(type, rules);
    }
  return table;
}

/** The topics of one process, wired and ready to be mounted. */
export interface StartedTopics {
  started: StartedTopic[];
  /** The one contribution to a place of the platform's own. */
  only<Place extends keyof Contributions>(place: Place): Contributions[Place];
  /** What topics have contributed to a place that any number of them may fill. */
  contributed: Platform['contributed'];
}

/** Starts topics in their order; each is given the platform and the parts of the topics it uses. */
export async function startTopics(
  topics: readonly Topic[],
  platform: Omit<Platform, 'contributed'>,
): Promise<StartedTopics> {
  const started = new Map<string, StartedTopic>();
  let isReady = false;
  const contributed: Platform['contributed'] = (place) => {
    if (!isReady) throw new Error(`what is contributed to ${place} is not known while topics start`);
    return [...started.values()].flatMap(({ contributes }) => {
      const one = contributes?.[place];
      return one === undefined ? [] : [one];
    });
  };
  for (const topic of topics) {
    const used = topic.uses.map((name) => started.get(name)?.provides ?? {});
    const parts = await topic.start(withParts({ ...platform, contributed }, used));
    for (const { endpoint } of parts.ops ?? []) refuseUnlisted(topic, endpoint.access);
    started.set(topic.name, parts);
  }
  isReady = true;
  return {
    started: [...started.values()],
    contributed,
    only: (place) => {
      const [one, ...more] = contributed(place);
      if (!one || more.length > 0)
        throw new Error(`exactly one topic contributes ${place}; there are ${more.length + (one ? 1 : 0)}`);
      return one;
    },
  };
}

/** Two parts of one name would hide each other. */
function withParts(platform: Platform, used: readonly object[]): Platform {
  const parts: Record<string, unknown> = { ...platform };
  for (const provided of used)
    for (const [name, part] of Object.entries(provided)) {
      if (name in parts) throw new Error(`two topics, or one and the platform, provide ${name}`);
      parts[name] = part;
    }
  return parts as unknown as Platform;
}

/** What an operator may be allowed to do must be found in the manifest of its topic. */
function refuseUnlisted({ name, permissions }: Topic, access: OpsAccess) {
  if (access === 'anyone' || access === 'operator') return;
  const isListed = permissions.some((verb) => access === `${name}.${verb}`);
  if (!isListed) throw new Error(`the topic ${name} does not list the permission ${access}`);
}

import { CHANNEL_NAME, type NoticeType } from '@lanna/contract/push';
import type { Brand, Caller } from '../../http/calls/route.ts';

/** Who asks for a channel. */
export interface ChannelRequest {
  brand: Brand;
  /** Null for a visitor, and for a member who must change the password first. */
  caller: Caller | null;
  /** What stands after the colon; empty where the kind has one channel a brand. */
  id: string;
}

/** Channels of one kind, as the topic that owns them declares it. Each brand has channels of its own, and nothing goes from one to another. */
export interface ChannelKind {
  /** `winners`: one channel a brand · `table:<id>`: one for each id. */
  pattern: string;
  /** Whether there is such a channel and this reader may have it. Both are refused alike. */
  mayRead(request: ChannelRequest): boolean | Promise<boolean>;
  /** Notices after which `mayRead` is asked anew of those who get them: who may read no longer is out at once. */
  askedAgainOn?: readonly NoticeType[];
  /** Readers of one channel in one process; more are refused. */
  readersMax: number;
  /** Of one channel, by one process; more wait, and what waits too long becomes a `reset`. */
  framesPerSecondMax: number;
}

const PATTERN = /^([a-z][a-z0-9-]*)(:<id>)?$/;

export interface FoundChannel {
  kind: ChannelKind;
  id: string;
}
/** Undefined where no kind has channels of this name. */
export type FindChannel = (name: string) => FoundChannel | undefined;

/** Throws for a pattern that is none, and for two kinds of one name. */
export function channelFinder(kinds: readonly ChannelKind[]): FindChannel {
  const byName = new Map<string, { kind: ChannelKind; hasId: boolean }>();
  for (const kind of kinds) {
    const [, name, id] = PATTERN.exec(kind.pattern) ?? [];
    if (name === undefined) throw new Error(`a kind of channels is named ${kind.pattern}`);
    if (byName.has(name)) throw new Error(`two kinds of channels are named ${name}`);
    byName.set(name, { kind, hasId: id !== undefined });
  }
  return (name) => {
    if (!CHANNEL_NAME.test(name)) return undefined;
    const [kindName = '', id = ''] = name.split(':');
    const found = byName.get(kindName);
    return found && found.hasId === (id !== '') ? { kind: found.kind, id } : undefined;
  };
}

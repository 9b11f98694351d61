import type { Permission } from '@lanna/contract/endpoint';
import type { NoticeType } from '@lanna/contract/push';
import type { FastifyInstance } from 'fastify';
import type { Metric } from 'prom-client';
import type { CountryOf } from './geo/country-of.ts';
import type { OpenBrandOf } from './http/calls/answer-at-once.ts';
import type { CheckSite, ResolveBrand, ResolveSession } from './http/calls/check-access.ts';
import type { Route } from './http/calls/route.ts';
import type { PageFor } from './http/files/site-files.ts';
import type { Job } from './jobs/job.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MemberHistory } from './ops/member-history.ts';
import type { NearLimits } from './ops/near-limits.ts';
import type { OpenWork } from './ops/open-work.ts';
import type { OperatorGate, ProposalKind } from './ops/operator-gate.ts';
import type { OpsRoute } from './ops/ops-route.ts';
import type { SearchKind } from './ops/search-kind.ts';
import type { SegmentCondition, SegmentSource } from './ops/segment-condition.ts';
import type { Clock } from './process/clock.ts';
import type { Config } from './process/config.ts';
import type { FigureSource } from './process/house-figures.ts';
import type { Log } from './process/log.ts';
import type { ChannelKind, FindChannel } from './push/channels/channel-kind.ts';
import type { FramePublisher } from './push/channels/publish-frames.ts';
import type { NoticeRules } from './push/mount-push.ts';
import type { Replica } from './replica/replica.ts';
import type { BodyEncryption } from './sealing/body-encryption.ts';
import type { SealedColumn } from './sealing/bring-under-key.ts';
import type { SecretBox } from './sealing/secret-box.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import type { Database } from './sql/database.ts';
import type { StoredFiles } from './storage/stored-files.ts';
import type { StoredColumn } from './storage/stored-object.ts';
import type { Tick } from './ticks/tick.ts';

/** What the platform gives every topic. */
export interface Platform {
  db: Database;
  databaseUrl: string;
  clock: Clock;
  log: Log;
  config: Config;
  secrets: SecretBox;
  encryption: BodyEncryption;
  storedFiles: StoredFiles;
  /** How the replica is that reports are read from, where there is one. What reads it is `mountOpsRoutes` alone. */
  replica?: Pick<Replica, 'state' | 'lagSeconds'> | undefined;
  countryOf: CountryOf;
  /** The providers of the whole portal; absent where none is configured. */
  providers: { mailer?: Mailer | undefined; smsSender?: SmsSender | undefined };
  /** Where pages may frame games from. */
  frameSources: string[];
  /** This process answers browsers (calls or push); one that runs jobs alone does not. */
  answers: boolean;
  /** Channels of push: what a topic publishes reaches their readers in every process. Asked once topics have started. */
  channels: { find: FindChannel; publisher: FramePublisher };
  /** What operators may be allowed to do: every permission of every topic. */
  permissions: readonly Permission[];
  /** Every job of the portal, whichever process runs it. Asked while a call is answered, never while topics start. */
  jobs(): readonly Job[];
  /** What topics have contributed to a place, in their order. Asked while a call is answered, never while topics start. */
  contributed<Place extends keyof Contributions>(place: Place): readonly Contributions[Place][];
}

/** Each topic and the parts it provides to those that use it. A topic adds its own line by declaration merging in its `topic.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: topics add to it
export interface Topics {}
export type TopicName = keyof Topics;
/** Of a topic that has nothing to start with: others import its functions. */
export type NoParts = Record<never, never>;

/**
 * What a topic takes from topics it does not know, which are above it. A topic that collects something declares the place by
 * declaration merging, named `<topic>.<what>`; a topic that contributes names it under `contributes`. The platform's own
 * places come first: each of those is filled by exactly one topic, unless it says otherwise.
 */
export interface Contributions {
  resolveBrand: ResolveBrand;
  openBrandOf: OpenBrandOf;
  resolveSession: ResolveSession;
  checkSite: CheckSite;
  pageFor: PageFor;
  /** Of any number of topics: paths of public pages made of a brand's own content, for search engines. */
  listedPages: (brandId: string) => Promise<readonly string[]>;
  operatorGate: OperatorGate;
  /** Of any number of topics: what an operator may propose and another approve. */
  proposalKinds: readonly ProposalKind[];
  /** Of any number of topics: what the console's search field finds. */
  search: readonly SearchKind[];
  /** Parts of a brand's members by rules, for topics below. */
  segment: SegmentCondition;
  /** The same for what is pinned to a version of them. */
  segments: SegmentSource;
  /** Of any number of topics: what they have on record about one member. */
  memberHistory: readonly MemberHistory[];
  /** Of any number of topics: the kinds of push channels it publishes to. */
  'push.channel': readonly ChannelKind[];
  /** Of any number of topics: what waits for an operator. */
  openWork: readonly OpenWork[];
  /** Of any number of topics: limits that are nearly used. */
  nearLimits: NearLimits;
  /** Of any number of topics: figures of the whole house for Prometheus. */
  houseFigures: readonly FigureSource[];
}

/** What a topic puts into the running portal. */
export interface StartedParts {
  routes?: Route[];
  /** Calls of the operator's console. */
  ops?: OpsRoute[];
  /** Figures of this process for Prometheus. */
  figures?: readonly Metric[];
  jobs?: Job[];
  ticks?: Tick[];
  contributes?: { [Place in keyof Contributions]?: Contributions[Place] };
  /** Everything that answers HTTP besides described calls. */
  mount?(app: FastifyInstance): void | Promise<void>;
  /** What vendors call to move money: answered by processes of the role `wallet` too. */
  mountWallet?(app: FastifyInstance): void | Promise<void>;
  /** Called when the portal takes no more calls, higher topics first. */
  stop?(): Promise<void>;
}

export type Started<Name extends TopicName> = StartedParts &
  (Record<never, never> extends Topics[Name] ? { provides?: Topics[Name] } : { provides: Topics[Name] });

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What a topic works with: the platform, and what the topics it uses provide. */
export type Parts<Uses extends TopicName = never> = Platform &
  ([Uses] extends [never] ? NoParts : AllOf<Topics[Uses]>);

export interface Manifest<Name extends TopicName, Uses extends TopicName> {
  /** Topics it may import and whose parts it is given. They are below it; `.dependency-cruiser.mjs` reads the same list. */
  uses: readonly Uses[];
  /** Columns of sealed secrets, sealed anew when there is a newer key. */
  secrets?: readonly SealedColumn[];
  /** Columns of files that a bucket may hold instead, where there is one. */
  stores?: readonly StoredColumn[];
  /** Notices it sends to open pages; the contract's `<topic>/notices.ts` names them. */
  notices?: { [Type in NoticeType]?: NoticeRules };
  /** What an operator may be allowed to do here: `read` of the topic `feedback` is the permission `feedback.read`. */
  permissions?: readonly string[];
  /** Wires the topic. Nothing is read from the database yet: that comes with the first call. */
  start(parts: Parts<Uses>): Started<Name> | Promise<Started<Name>>;
}

/** A manifest as the portal's start sees it. */
export interface Topic {
  name: string;
  uses: readonly string[];
  secrets: readonly SealedColumn[];
  stores: readonly StoredColumn[];
  notices: { [Type in NoticeType]?: NoticeRules };
  permissions: readonly string[];
  start(parts: Platform): StartedTopic | Promise<StartedTopic>;
}
export interface StartedTopic extends StartedParts {
  provides?: object;
}

/** A topic's manifest: `modules/<name>/topic.ts` exports it as `topic`, and is found by that place. */
export function defineTopic<Name extends TopicName, const Uses extends TopicName = never>(
  name: Name,
  manifest: Manifest<Name, Uses>,
): Topic {
  return {
    name,
    uses: manifest.uses,
    secrets: manifest.secrets ?? [],
    stores: manifest.stores ?? [],
    notices: manifest.notices ?? {},
    permissions: manifest.permissions ?? [],
    start: (parts) => manifest.start(parts as Parts<Uses>),
  };
}

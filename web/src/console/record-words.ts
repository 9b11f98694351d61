import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** What a topic calls its part of the record of actions: `features/<district>/<topic>/console/record/{en,th}.json`. */
export interface TopicRecordWords {
  /** The topic's own name, over its permissions. */
  topic?: string;
  /** Actions by their name within the topic. */
  actions: Readonly<Record<string, string>>;
  /** Names of what was before and after; what many topics record, the topic `operators` names. */
  facts?: Readonly<Record<string, string>>;
  /** Kinds of what actions are about. */
  subjects?: Readonly<Record<string, string>>;
  /** By their name within the topic; those that many topics have, the topic `operators` names. */
  permissions?: Readonly<Record<string, string>>;
  /** Parts of its record about members, and after a point what stands in them. */
  timeline?: Readonly<Record<string, string>>;
}
/** By topic. */
export type RecordWords = Readonly<Record<string, TopicRecordWords>>;

/** Where the words of a language come from: the console gives it, for its topics are found there. A page shown by itself has none. */
export const RecordWordsSource = createContext<(language: string) => Promise<RecordWords>>(async () => ({}));

const recordWordsOf = (language: string) => ['record-words', language] as const;

/** Words of the record in the operator's language. What has none, or is still on its way, is called by its code. */
export function useRecordWords() {
  const data = useLoadedWords();
  return {
    action: (code: string) => actionIn(data, code),
    fact: (action: string, name: string) => factIn(data, action, name),
    subject: (kind: string) => subjectIn(data, kind),
    topic: (topic: string) => data[topic]?.topic ?? topic,
    permission: (permission: string) => permissionIn(data, permission),
  };
}

/** All of them, by topic; none while they are on their way. */
export function useLoadedWords(): RecordWords {
  const load = use(RecordWordsSource);
  const { language } = useTranslation().i18n;
  const { data = {} } = useQuery({
    queryKey: recordWordsOf(language),
    queryFn: () => load(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** `withdrawals.sign` is `sign` of the topic `withdrawals`. */
export function actionIn(words: RecordWords, code: string): string {
  const [topic = '', name = ''] = code.split('.');
  return words[topic]?.actions[name] ?? code;
}

function factIn(words: RecordWords, action: string, name: string): string {
  const [topic = ''] = action.split('.');
  return words[topic]?.facts?.[name] ?? words['operators']?.facts?.[name] ?? name;
}

/** `members.lock` is `lock` of the topic `members`; its topic stands over it. */
function permissionIn(words: RecordWords, permission: string): string {
  const [topic = '', name = ''] = permission.split('.');
  return words[topic]?.permissions?.[name] ?? words['operators']?.permissions?.[name] ?? name;
}

function subjectIn(words: RecordWords, kind: string): string {
  return (
    Object.values(words).flatMap(({ subjects }) => (subjects?.[kind] ? [subjects[kind]] : []))[0] ?? kind
  );
}

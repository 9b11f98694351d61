import { actionIn, useLoadedWords } from './record-words.ts';

/** What topics call what they have on record about members, `timeline` of their record's words. What has none shows its code. */
export function useHistoryWords(): (record: string, what?: string) => string {
  const words = useLoadedWords();
  return (record, what) => {
    const [topic = '', name = ''] = record.split('.');
    const named = words[topic]?.timeline?.[what === undefined ? name : `${name}.${what}`];
    // What operators have done has its own names.
    return named ?? (what === undefined ? record : actionIn(words, what));
  };
}

import type { TopicRecordWords } from '../../../console/record-words.ts';

export const found = import.meta.glob<TopicRecordWords>('../../../features/*/*/console/record/en.json', {
  eager: true,
  import: 'default',
});

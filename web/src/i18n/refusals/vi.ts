const topics = import.meta.glob<object>('../../../../contract/src/*/refusals/vi.json', {
  eager: true,
  import: 'default',
});

/** What is refused, in the words of the topics' contracts: one file to fetch. */
export const words = Object.assign({}, ...Object.values(topics));

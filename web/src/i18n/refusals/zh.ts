const topics = import.meta.glob<object>('../../../../contract/src/**/refusals/zh.json', {
  eager: true,
  import: 'default',
});

/** The refusal texts of all topics' contracts, as one file to fetch. */
export const words = Object.assign({}, ...Object.values(topics));

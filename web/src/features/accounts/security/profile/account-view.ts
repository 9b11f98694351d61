import { oneOf, urlFilter } from '../../../../url-filter.ts';

/** The account, or the page that closes it; it stands in the address, so back, reload and links work. */
export const accountView = urlFilter(
  { view: oneOf(['account', 'close'], 'account') },
  { centrePage: 'securityCenter' },
);

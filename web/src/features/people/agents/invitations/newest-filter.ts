import { pageNumber, urlFilter } from '../../../../url-filter.ts';

export const newestFilter = urlFilter({ pageNo: pageNumber() }, { centrePage: 'agentTeamOverview' });

import { BRANDS, visitsGoTo } from './visit.ts';

// Files take turns in a worker and share its modules: where one of them went is no home to the next.
visitsGoTo(BRANDS.lanna);

import { hostileOps, leadsToAnEnd } from './hostile-ops.fixture.ts';

await hostileOps(leadsToAnEnd);

import { z } from 'zod';

// The page's policy forbids building code from text. Configured before the first schema is made, zod does not even try,
// so the browser has no violation to report.
z.config({ jitless: true });

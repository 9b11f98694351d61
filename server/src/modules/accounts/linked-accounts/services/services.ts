import type { LinkedService } from '@lanna/rules/accounts/linked-services';
import { line } from './line.ts';
import type { ServiceLogIn } from './linked-service.ts';
import { zalo } from './zalo.ts';

export const SERVICES: Record<LinkedService, ServiceLogIn> = { line, zalo };

import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';
import { exclusionOpsAccessRows } from './exclusion-access.factory.ts';
import { limitOpsAccessRows } from './limit-access.factory.ts';

export const opsAccessRows: OpsAccessRows = { ...limitOpsAccessRows, ...exclusionOpsAccessRows };

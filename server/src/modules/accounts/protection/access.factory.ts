import type { AccessRows } from '../../../platform/testing/test-access.ts';
import { exclusionAccessRows } from './exclusion-access.factory.ts';
import { limitAccessRows } from './limit-access.factory.ts';

export const accessRows: AccessRows = { ...limitAccessRows, ...exclusionAccessRows };

import { type AccessRows, anyone } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = { 'GET /lgw/chains': anyone };

import { type AccessRows, anyone } from '../../platform/test-access.ts';

export const accessRows: AccessRows = { 'GET /lgw/chains': anyone };

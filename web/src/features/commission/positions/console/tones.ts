export const TONES = { open: 'warning', half: 'info', settled: 'success' } as const;

export const TONES = { open: 'quiet', half: 'warning', settled: 'success' } as const;

import { useState } from 'react';
import { type CodeSender, useCodeSender } from './code-sender.ts';

/** What goes with a mobile number beside its text, kept outside the tabs of its form as well. */
export interface NumberEntry {
  dialingCode: string;
  setDialingCode: (dialingCode: string) => void;
  sender: CodeSender;
}

export function useNumberEntry(purpose: 'login' | 'register', byThirdParty: boolean): NumberEntry {
  const [dialingCode, setDialingCode] = useState('');
  const sender = useCodeSender(purpose, byThirdParty ? 'third-party' : 'own');
  return { dialingCode, setDialingCode, sender };
}

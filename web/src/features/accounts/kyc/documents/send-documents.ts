import { type IdentityStatus, keepIdentityPicture, sendDocuments } from '@lanna/contract/accounts/kyc/kyc';
import type { DocumentPart, IdentityDocument } from '@lanna/rules/accounts/kyc/identity-documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/calls/call.ts';
import { intentKey } from '../../../../api/calls/intent-key.ts';
import { isPassing, Refusal } from '../../../../api/calls/refusal.ts';
import type { KeepPicture } from '../../../people/identity/pictures/picture-uploads.ts';
import { identityQuery } from '../queries.ts';

export interface Documents {
  kind: IdentityDocument;
  name: string;
  birthday: string;
  number: string;
  validUntil: string | null;
  pictures: { part: DocumentPart; id: string }[];
}

/** Pictures of one part of a document. */
export function keepPart(part: DocumentPart): KeepPicture {
  return (base64, how) => call(keepIdentityPicture, { body: { part, base64 }, ...how });
}

/** Sends documents. Pressing twice, or again after a lost answer, sends them once. */
export function useSendDocuments() {
  const queries = useQueryClient();
  const [keys] = useState(intentKey);
  return useMutation({
    mutationFn: (documents: Documents) =>
      call(sendDocuments, { body: documents, idempotencyKey: keys.for(JSON.stringify(documents)) }),
    onSuccess: (status: IdentityStatus) => {
      keys.settled();
      queries.setQueryData(identityQuery.queryKey, status);
      void queries.invalidateQueries({ queryKey: ['withdrawals'] });
    },
    onError: (error) => {
      // A refusal is an answer: what is sent after it is another try.
      if (error instanceof Refusal && !isPassing(error)) keys.settled();
    },
  });
}

import {
  type BillSide,
  billBranches,
  billDays,
  collectBill,
  listBills,
  showBill,
} from '@lanna/contract/commission/bills/bills';
import type { ContractKind } from '@lanna/rules/commission/contracts/terms';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

export const billsQuery = (kind: ContractKind, side: BillSide, pageNo: number) =>
  queryOptions({
    queryKey: ['bills', 'list', kind, side, pageNo],
    queryFn: ({ signal }) => call(listBills, { query: { kind, side, pageNo, pageSize: 10 }, signal }),
    placeholderData: keepPreviousData,
  });

export const billQuery = (id: string) =>
  queryOptions({
    queryKey: ['bills', 'one', id],
    queryFn: ({ signal }) => call(showBill, { params: { id }, signal }),
  });

export const branchesQuery = (id: string, pageNo: number) =>
  queryOptions({
    queryKey: ['bills', 'branches', id, pageNo],
    queryFn: ({ signal }) => call(billBranches, { params: { id }, query: { pageNo, pageSize: 20 }, signal }),
    placeholderData: keepPreviousData,
  });

export const daysQuery = (id: string) =>
  queryOptions({
    queryKey: ['bills', 'days', id],
    queryFn: ({ signal }) => call(billDays, { params: { id }, signal }),
  });

/** A press that is repeated moves nothing a second time: the bill itself says what is left of it. */
export function useCollect(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(collectBill, { params: { id }, body: {} }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['bills'] });
      void queries.invalidateQueries({ queryKey: ['balance'] });
    },
  });
}

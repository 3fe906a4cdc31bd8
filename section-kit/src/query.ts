/** The part of TanStack Query that sections use, see `router.ts` for why there is a facade, and what is fetched with it that is no data. */
export { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export type { InfiniteData, Query, UseInfiniteQueryResult, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
export { useLatePart } from './data/useLatePart';
export { pagePart, usePagePart, type PagePart } from './data/pagePart';

/** What is drawn of a reading, of several as of one. */
type Lu = {
  isLoadingError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Several readings that a screen needs all of, as one. */
export const lireEnsemble = <T>(queries: readonly Lu[], data: T | undefined) => ({
  data,
  isError: queries.some((query) => query.isLoadingError),
  isFetching: queries.some((query) => query.isFetching),
  refetch: () => Promise.all(queries.map((query) => query.refetch())),
})

import type { Params } from '../../platform/http/client.ts'
import { http } from '../../platform/http/http.ts'
import { apercuVoulu } from '../../platform/routing/apercu.ts'

/** Opened to see the messages that follow a sign-in, which staff have none of. */
export const isApercuPopups = () =>
  apercuVoulu() !== null && new URLSearchParams(window.location.search).has('popups')

/** What a query reads instead while the portal is previewed: the same rows, as they will be. */
export function lectureEnApercu<Row>(de: 'cms' | 'release-note', query: Params = {}) {
  const apercu = apercuVoulu()
  if (apercu === null) return null
  return {
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const asked = { ...query, ...apercu }
      const rows = (await http.get(`/api/admin/${de}/apercu`, asked, signal)) as Row[]
      return { rows, total: rows.length }
    },
  }
}

import type { CmsItem } from '@espace-adherent/contract/contenu'
import { http } from '../../platform/http/http.ts'

/**
 * The portal as it will be read at a moment, or with every draft (`brouillon`), for staff who open it so
 * from the back office. Whoever else asks is refused by the server.
 */
export const apercuLe = () => new URLSearchParams(window.location.search).get('apercu')

export const readApercu = async (
  le: string,
  name: string,
  itemName: string | undefined,
  signal: AbortSignal,
): Promise<{ rows: CmsItem[]; total: number }> => {
  const query = { name, le, ...(itemName && { itemName }) }
  const rows = (await http.get('/api/admin/cms/apercu', query, signal)) as CmsItem[]
  return { rows, total: rows.length }
}

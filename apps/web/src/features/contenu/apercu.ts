import type { CmsItem } from '@espace-adherent/contract/contenu'
import { http } from '../../platform/http/http.ts'

/**
 * The portal as it will be read at a moment, or with every draft (`brouillon`), for staff who open it so
 * from the back office. Whoever else asks is refused by the server.
 */
export const apercuLe = () => parametre('apercu')

/** Opened to see the messages that follow a sign-in, which staff have none of. */
export const isApercuPopups = () => apercuLe() !== null && parametre('popups') !== null

const parametre = (nom: string) => new URLSearchParams(window.location.search).get(nom)

export const readApercu = async (
  le: string,
  name: string,
  itemName: string | undefined,
  signal: AbortSignal,
): Promise<{ rows: CmsItem[]; total: number }> => {
  const audience = parametre('audience')
  const query = { name, le, ...(itemName && { itemName }), ...(audience && { audience }) }
  const rows = (await http.get('/api/admin/cms/apercu', query, signal)) as CmsItem[]
  return { rows, total: rows.length }
}

import type { apercuContenusResource, CmsItem, Query } from '@espace-adherent/contract'
import type { StaffContext } from '../context.ts'
import { findBloc, findRevision } from './redaction.repository.ts'
import { sanitizeContenu } from './sanitize.ts'

/** A block as everybody, or somebody of an audience, will read it then, or would if every draft were public. */
export const apercuContenusSource = {
  async list(
    { db, client }: StaffContext,
    { name: bloc, itemName, le, audience }: Query<typeof apercuContenusResource>,
  ): Promise<CmsItem[]> {
    const items: CmsItem[] = []
    for (const row of await findBloc(db, client.code, bloc)) {
      const { id, name } = row
      if (itemName !== undefined && name !== itemName) continue
      const text = le === 'brouillon' ? row.brouillon : await textAt(row, new Date(le))
      if (!text || (text.audienceId !== null && text.audienceId !== audience)) continue
      items.push({ id, name, title: text.title, content: sanitizeContenu(text.content) })
    }
    return items

    async function textAt(row: Awaited<ReturnType<typeof findBloc>>[number], moment: Date) {
      const { programmeeLe, programmeeRevision } = row
      if (programmeeLe && programmeeRevision !== null && programmeeLe <= moment)
        return findRevision(db, row.id, programmeeRevision)
      return row.publieLe && row.publieLe <= moment ? row : null
    }
  },
}

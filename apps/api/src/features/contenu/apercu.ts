import type { apercuContenusResource, CmsItem, Query } from '@espace-adherent/contract'
import type { StaffContext } from '../context.ts'
import { findBloc } from './contenu.repository.ts'
import { sanitizeContenu } from './sanitize.ts'

/** A block as everybody, or somebody of an audience, will read it then, or would if every draft were public. */
export const apercuContenusSource = {
  async list(
    { db, client }: StaffContext,
    { name: bloc, itemName, le, audience }: Query<typeof apercuContenusResource>,
  ): Promise<CmsItem[]> {
    const rows = await findBloc(db, client.code, bloc)
    return rows.flatMap((row) => {
      const { id, name } = row
      const text = le === 'brouillon' ? (row.brouillon ?? row) : textAt(row, new Date(le))
      if (!text || (itemName !== undefined && name !== itemName)) return []
      if (text.audienceId !== null && text.audienceId !== audience) return []
      return [{ id, name, title: text.title, content: sanitizeContenu(text.content) }]
    })
  },
}

type Row = Awaited<ReturnType<typeof findBloc>>[number]

function textAt(row: Row, moment: Date) {
  if (row.programmeeLe && row.programmeeLe <= moment) return row.prevue
  return row.publieLe && row.publieLe <= moment ? row : null
}

import type { apercuContenusResource, CmsItem, Query } from '@espace-adherent/contract'
import type { StaffContext } from '../context.ts'
import { findBloc } from './contenu.repository.ts'
import { toItem } from './item.ts'
import { sanitizeContenu } from './sanitize.ts'

/** A block as everybody, or somebody of an audience, will read it then, or would if every draft were public. */
export const apercuContenusSource = {
  async list(
    { db, client, now }: StaffContext,
    { name: bloc, itemName, le, audience }: Query<typeof apercuContenusResource>,
  ): Promise<CmsItem[]> {
    const rows = await findBloc(db, client.code, bloc)
    return rows.flatMap((row) => {
      const { id, name, publieLe } = row
      const text = le === 'brouillon' ? (row.brouillon ?? row) : textAt(row, new Date(le))
      if (!text || (itemName !== undefined && name !== itemName)) return []
      if (text.audienceId !== null && text.audienceId !== audience) return []
      const moment = { publieLe: publieLe ?? now }
      return [toItem({ ...moment, ...text, id, name, bloc }, sanitizeContenu(text.content))]
    })
  },
}

type Row = Awaited<ReturnType<typeof findBloc>>[number]

function textAt(row: Row, moment: Date) {
  const isPrevue = row.programmeeLe !== null && row.programmeeLe <= moment
  const text = isPrevue ? row.prevue : row.publieLe && row.publieLe <= moment ? row : null
  return text?.finLe && new Date(text.finLe) <= moment ? null : text
}

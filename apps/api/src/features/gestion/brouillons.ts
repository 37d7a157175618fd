import {
  BROUILLON_OCTETS_MAX,
  type brouillonsPersonnelResource,
  type Data,
  type Query,
} from '@espace-adherent/contract'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import {
  type CleBrouillon,
  deleteBrouillon,
  findBrouillon,
  saveBrouillon,
} from './brouillons.repository.ts'
import { textes } from './textes.ts'

type Resource = typeof brouillonsPersonnelResource

/** Kept that long after the last key. */
export const BROUILLON_PERSONNEL_JOURS = 30

const sienne = ({ client, visiteur }: StaffContext, cle: string): CleBrouillon => ({
  clientCode: client.code,
  compteId: visiteur.compteId,
  cle,
})

/** What somebody of the staff has typed and not sent, for themselves alone. Nobody needs to be told of it. */
export const createBrouillonsPersonnelSource = ({ sealer }: { sealer: Sealer }) => ({
  async list(context: StaffContext, { cle }: Query<Resource>) {
    const row = await findBrouillon(context.db, sienne(context, cle))
    if (!row) return []
    const valeur = sealer.unseal(row.valeur, sealed.brouillonPersonnel(row))
    return [{ cle, valeur, le: row.le.toISOString() }]
  },

  async update(context: StaffContext, { cle, valeur }: Data<Resource>) {
    const { db, now } = context
    const key = sienne(context, cle)
    if (valeur === null) await deleteBrouillon(db, key)
    else {
      if (Buffer.byteLength(valeur) > BROUILLON_OCTETS_MAX)
        throw new AppError('BadRequest', undefined, { valeur: textes.brouillonTropLong })
      const scelle = sealer.seal(valeur, sealed.brouillonPersonnel(key))
      await saveBrouillon(db, { ...key, valeur: scelle, le: now })
    }
    return { cle, valeur, le: now.toISOString() }
  },
})

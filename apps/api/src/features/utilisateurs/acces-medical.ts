import type {
  accesMedicalResource,
  Data,
  DemandeAccesMedical,
  LigneAccesMedical,
} from '@espace-adherent/contract'
import {
  dateAParis,
  fauteFinMedicale,
  hasDroit,
  isBackOffice,
  rolesDuJour,
} from '@espace-adherent/domain'
import { type Ecriture, saveAccesMedical, unchanged, write } from '../../noyau/index.ts'
import { AppError, refuseFautes } from '../../platform/http/index.ts'
import { type Accords, type GenreAccord, textesAccord } from '../accords/index.ts'
import type { StaffContext } from '../context.ts'
import { type Auteur, quiDe, tell } from '../nouvelles/index.ts'
import { findAccesMedicaux } from './acces-medical.repository.ts'
import { findEmpechement } from './empechement.ts'
import { textes } from './textes.ts'
import { type CompteRow, lockUtilisateur } from './utilisateurs.repository.ts'

const sujetDe = (clientCode: string, cible: string) =>
  ({ clientCode, objet: 'medical', cible }) as const

/** Why this person cannot be given it, whoever asks; null: they can. It opens papers of requests, and no request. */
function refusDe(
  { roles }: Pick<CompteRow, 'roles'>,
  droits: StaffContext['client']['droits'],
): string | null {
  if (!isBackOffice(roles)) return textes.medical.personnel
  if (roles.includes('ServiceMedical')) return textes.medical.deja
  return hasDroit(roles, { domaine: 'demandes', action: 'read' }, droits)
    ? null
    : textes.medical.sansDemandes
}

/** Medical reading of one person until a day: no role carries it, and none that is copied. */
export const createAccesMedicalSource = ({ accords }: { accords: Accords }) => {
  const ligneDe = async (context: StaffContext, db: StaffContext['db'], row: CompteRow) => ({
    compteId: row.id,
    nom: `${row.prenom} ${row.nom}`,
    jusquau: enCours(row.accesMedicalJusquau, context.now),
    accord: await accords.lire(db, context, sujetDe(context.client.code, row.id)),
  })
  return {
    async list(context: StaffContext): Promise<LigneAccesMedical[]> {
      const { db, client, now } = context
      const rows = await findAccesMedicaux(db, client.code, dateAParis(now))
      return Promise.all(
        rows.map(async (row) => ({
          ...row,
          jusquau: enCours(row.jusquau, now),
          accord: await accords.lire(db, context, sujetDe(client.code, row.compteId)),
        })),
      )
    },

    /** Asked for with a reason and an end; nothing is open before two administrators agreed. */
    async create(asked: StaffContext, sent: unknown): Promise<LigneAccesMedical> {
      const { compteId, motif, jusquau } = sent as DemandeAccesMedical
      const context = await accords.present(asked)
      return write(context.db, quiDe(context), async (e) => {
        const { client, now } = context
        const row = await tenir(e, context, compteId)
        refuseFautes({
          compteId: refusDe(row, client.droits),
          jusquau: fauteFinMedicale(jusquau, dateAParis(now)),
        })
        await accords.demander(e, context, {
          ...sujetDe(client.code, compteId),
          saisie: {
            avant: { jusquau: enCours(row.accesMedicalJusquau, now) },
            apres: { jusquau, motif },
          },
        })
        return unchanged(e, await ligneDe(context, e, row))
      })
    },

    /** Taken back at once, by one: nobody needs to agree that less is read. */
    update: (context: StaffContext, { compteId }: Data<typeof accesMedicalResource>) =>
      write(context.db, quiDe(context), async (e) => {
        const row = await tenir(e, context, compteId)
        if (row.accesMedicalJusquau !== null)
          await tell(e, await saveAccesMedical(e, compteId, null), {
            action: 'modification',
            cible: compteId,
            a: { compte: compteId },
            avant: { accesMedical: row.accesMedicalJusquau },
            apres: { accesMedical: null },
          })
        return unchanged(e, await ligneDe(context, e, { ...row, accesMedicalJusquau: null }))
      }),
  }
}

/** Neither one's own account, nor one with more rights, nor somebody close. */
async function tenir(e: Ecriture<Auteur>, context: StaffContext, id: string) {
  const row = await lockUtilisateur(e, context.client.code, id)
  if (!row) throw new AppError('NotFound')
  const empechement = await findEmpechement(e, context, row)
  if (empechement) throw new AppError('Forbidden', empechement)
  return row
}

const enCours = (jusquau: string | null, now: Date): string | null =>
  jusquau !== null && jusquau >= dateAParis(now) ? jusquau : null

/** What two administrators agreed to: it begins when its time has come, and ends by itself on its day. */
export const genreMedical: GenreAccord = {
  objet: 'medical',

  async appliquer(tx, { clientCode, cible, demandeParId }, { avant, apres }, now) {
    const row = await lockUtilisateur(tx, clientCode, cible)
    const actuel = row && enCours(row.accesMedicalJusquau, now)
    if (!row || avant.jusquau !== actuel) return textesAccord.perimes.valeurs
    const jusquau = String(apres.jusquau)
    if (!isBackOffice(row.roles) || fauteFinMedicale(jusquau, dateAParis(now)) !== null)
      return textesAccord.perimes.regles
    const qui = { client: { code: clientCode }, now, auteur: { compteId: demandeParId } }
    await write(tx, qui, async (e) =>
      tell(e, await saveAccesMedical(e, cible, jusquau), {
        action: 'accord-applique',
        cible,
        a: { compte: cible },
        avant: { accesMedical: actuel ?? null },
        apres: { accesMedical: jusquau, motif: apres.motif },
      }),
    )
    return null
  },
}

/** As what they sign in today. */
export const rolesDAujourdhui = (
  { roles, accesMedicalJusquau }: Pick<CompteRow, 'roles' | 'accesMedicalJusquau'>,
  now: Date,
) => rolesDuJour(roles, accesMedicalJusquau, dateAParis(now))

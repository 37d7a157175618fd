import { randomUUID } from 'node:crypto'
import {
  type courrierResiliationResource,
  type Data,
  lignesResiliation,
  resiliationActe,
} from '@espace-adherent/contract'
import { addDays, dateAParis, normaliseResiliation } from '@espace-adherent/domain'
import { findCouverts, unchanged, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Actes } from '../actes/index.ts'
import type { StaffContext } from '../context.ts'
import { askPapiers, empreinteDe, referenceDe, writeDemande } from '../demandes/index.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import { quiDe } from '../nouvelles/index.ts'
import { textes } from './textes.ts'

/** A letter that lay longer than that was answered already, or its day was typed wrong. */
const ANCIENNETE_JOURS = 60

type Deps = Pick<Actes, 'sealer' | 'jobs'>

export const createCourrierSource = ({ sealer, jobs }: Deps) => ({
  /** Received on the day of the letter: what runs, runs from there. */
  async update(
    context: StaffContext,
    { numeroContrat, recueLe, assureur, email }: Data<typeof courrierResiliationResource>,
  ) {
    const { db, client, visiteur, now } = context
    const jour = dateAParis(now)
    if (recueLe > jour || recueLe < addDays(jour, -ANCIENNETE_JOURS))
      throw new AppError('BadRequest', undefined, { recueLe: textes.courrierDate })
    const clientCode = client.code
    return write(db, quiDe(context), async (e) => {
      await refuseConcerne(e, agentDe(context), { contrats: [numeroContrat] })
      const couverts = await findCouverts(e, { clientCode, numeroContrat })
      const adherent = couverts.find(({ qualite }) => qualite === 'adherent')
      if (!adherent)
        throw new AppError('BadRequest', undefined, { numeroContrat: textes.courrierContrat })
      const { compteId, personneId, prenom, nom } = adherent
      if (compteId === null && email === '')
        throw new AppError('BadRequest', undefined, { email: textes.courrierEmail })
      const precision = textes.courrierDe(assureur)
      const data = normaliseResiliation(
        { ...resiliationActe.vide, precision, motif: 'unAn' },
        numeroContrat,
      )
      const id = randomUUID()
      const demandeur = { prenom, nom, email, numeroContrat }
      const recue = recueLe === jour ? now : new Date(`${recueLe}T11:00:00Z`)
      const ecrite = await writeDemande(
        sealer,
        e,
        {
          clientCode,
          compteId,
          numeroContrat,
          acte: resiliationActe.key,
          empreinte: empreinteDe(sealer, resiliationActe.key, JSON.stringify(data)),
          cle: null,
          version: resiliationActe.version,
          data,
          lignes: lignesResiliation(data),
          modeGestion: 'manuel',
          effetLe: null,
          ...(compteId === null && {
            sansCompte: {
              id,
              demandeur: sealer.seal(JSON.stringify(demandeur), sealed.demandeDemandeur(id)),
              demandeurEmpreinte: null,
              personneId,
            },
          }),
          issue: { etat: 'recue', decideeLe: null, appliqueeLe: null },
          suites: [
            {
              geste: 'recevoir',
              par: 'gestionnaire',
              auteurId: visiteur.compteId,
              texte: precision,
            },
          ],
        },
        recue,
      )
      await askPapiers(jobs, e, ecrite.row, 'envoi')
      return unchanged(e, {
        id: ecrite.row.id,
        reference: referenceDe({ ...ecrite.row, numero: await ecrite.numero }),
      })
    })
  },
})

import { randomUUID } from 'node:crypto'
import { indusGestion, type SaisieGeste } from '@espace-adherent/contract'
import {
  articleLoi,
  dateAParis,
  echeancierIndu,
  isMoyenPermis,
  libellesMotifIndu,
  validateIndu,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { type Ecriture, findCouverts, holdContrat, write } from '../../noyau/index.ts'
import { AppError, refuseFautes } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { avecMediateur, phraseMediateur } from '../demandes/index.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import { insertPdf } from '../documents/index.ts'
import { gere, lueDe } from '../gestion/index.ts'
import { type Agissant, type Annonce, annonce, note, type Qui, quiDe } from '../nouvelles/index.ts'
import { textesDe } from '../portail/index.ts'
import { libelleActe } from '../remboursements/index.ts'
import { ouvrirDossier } from '../surveillance/index.ts'
import {
  findReglees,
  findRestantes,
  insertIndu,
  lockIndu,
  replaceRestantes,
  saveIndu,
  suivis,
} from './indus.repository.ts'
import * as mots from './mots.ts'
import { communDe, type Debiteur, encaisser, menerA, nouvelleDe, reprendre } from './suite.ts'
import { textes } from './textes.ts'

/** What clerks ask back, and follow. */
export const indusTenus = gere(indusGestion, {
  ...lueDe(indusGestion, suivis),
  async tient(e: Ecriture<Qui>, id: string, context: StaffContext) {
    const row = z.uuid().safeParse(id).success && (await lockIndu(e, context.client.code, id))
    if (!row) return undefined
    const { numeroContrat, personneId } = row
    await refuseConcerne(e, agentDe(context), { contrats: [numeroContrat], personneId })
    return row
  },
  gestes: {
    async demander(e, saisie, context) {
      await refuseConcerne(e, agentDe(context), { contrats: [saisie.numeroContrat] })
      return demander(e, saisie)
    },
    async suspendre(e, row) {
      await saveIndu(e, row.id, { etat: menerA(row, 'suspendre') })
      const commun = await communDe(e, row)
      return { nouvelle: nouvelleDe(row, commun, 'indu-suspendu', annonce(mots.conteste, commun)) }
    },
    async maintenir(e, row, { reponse }) {
      const echeance = await reprendre(e, row, menerA(row, 'maintenir'))
      const commun = await communDe(e, row)
      const valeurs = { ...commun, demande: row.demandeLe, echeance, reponse }
      const t = textesDe(e.qui.client, mots.lettreMaintien, valeurs)
      await ecrire(e, row, { titre: t.titre, paragraphes: [t.objet, t.reponse, t.suite] })
      const dit = annonce(mots.maintenu, { ...commun, reponse, echeance })
      return { nouvelle: nouvelleDe(row, commun, 'indu-maintenu', defavorable(dit)) }
    },
    async annuler(e, row, { reponse }) {
      await saveIndu(e, row.id, { etat: menerA(row, 'annuler') })
      const commun = await communDe(e, row)
      const dit = annonce(mots.annule, { ...commun, reponse })
      return { nouvelle: nouvelleDe(row, commun, 'indu-annule', dit) }
    },
    async encaisser(e, row, { moyen, isSolde }) {
      if (!isMoyenPermis(moyen, row.isRetenueAcceptee))
        throw new AppError('BadRequest', undefined, { moyen: textes.retenue })
      const restantes = await findRestantes(e, row.id)
      const ids = (isSolde ? restantes : restantes.slice(0, 1)).map(({ id }) => id)
      return encaisser(e, row, { ids, moyen })
    },
  },
})

/** What was paid on a contract: whoever opens it has opened its member's file. */
export const lignesInduSource = {
  async list(context: StaffContext, { numeroContrat }: { numeroContrat: string }) {
    const { db, client } = context
    const cle = { clientCode: client.code, numeroContrat }
    const [adherent] = await findCouverts(db, cle)
    if (!adherent) throw new AppError('NotFound', textes.contratInconnu)
    if (adherent.compteId)
      await ouvrirDossier(context, adherent.compteId, 'compte', adherent.compteId)
    return (await findReglees(db, cle))
      .filter(({ payeA }) => payeA !== null)
      .map(({ codeActe, payeA: _, personneId: __, ...ligne }) => ({
        ...ligne,
        libelle: libelleActe(codeActe),
      }))
  },
}

type Demande = SaisieGeste<NonNullable<typeof indusGestion.gestes>['demander']>

export const demanderIndu = (
  deps: Pick<Qui, 'messages'>,
  context: Agissant,
  saisie: Demande,
): Promise<void> =>
  write(context.db, quiDe(context, deps), async (e) =>
    note(e, (await demander(e, saisie)).nouvelle),
  )

/** The letter and what is due are written together: nothing is asked back without its reason. */
async function demander(e: Ecriture<Qui>, saisie: Demande) {
  const { client, now } = e.qui
  const { numeroContrat, motif, constateLe, lignes } = saisie
  const cle = { clientCode: client.code, numeroContrat }
  const jour = dateAParis(now)
  // Two clerks who ask the same line back would both find it free.
  await holdContrat(e, cle)
  const reglees = await findReglees(e, cle)
  const { prescriptionInduMois: moisDuClient } = client.config
  refuseFautes(validateIndu(saisie, reglees, { jour, moisDuClient }))
  const reclamees = lignes.flatMap(({ ligneId, montant }) => {
    const lue = reglees.find(({ id }) => id === ligneId)
    if (!lue) return []
    const { payeLe, verse, payeA, personneId: soigneId } = lue
    return [{ ligneId, montant, payeLe, verse, payeA, soigneId }]
  })
  const personneId = reclamees[0]?.payeA
  if (!personneId) throw new AppError('BadRequest')
  const montant = reclamees.reduce((total, ligne) => total + ligne.montant, 0)
  const [id, documentId] = [randomUUID(), randomUUID()]
  const echeances = echeancierIndu(montant, 1, jour)
  const echeance = echeances[0]?.dateEcheance ?? jour
  const explication = saisie.explication.trim()
  const row = { id, ...cle, personneId, montant, demandeLe: jour, documentId }
  const commun = await communDe(e, row)
  const raison = libellesMotifIndu[motif].toLowerCase()
  const t = textesDe(client, mots.lettre, {
    ...commun,
    constate: constateLe,
    echeance,
    motif: raison,
    explication,
    articleLoi: articleLoi('prescription', client.config.codeLoi),
  })
  // A letter leaves the portal: of somebody else's care, it tells the sum alone.
  const [siennes, autres] = [true, false].map((isSien) =>
    reclamees.filter(({ soigneId }) => (soigneId === personneId) === isSien),
  ) as [typeof reclamees, typeof reclamees]
  const detail = [
    ...siennes.map((ligne) => textes.ligne(ligne.payeLe, ligne.verse, ligne.montant)),
    ...(autres.length > 0
      ? [textes.autres(autres.reduce((total, ligne) => total + ligne.montant, 0))]
      : []),
  ]
  const paragraphes = [t.objet, ...detail, t.motif, t.droit, t.comment, t.contester]
  await ecrire(e, row, { id: documentId, titre: t.titre, paragraphes })
  await insertIndu(e, {
    ...row,
    motif,
    explication,
    lignes: reclamees.map(({ payeA: _, soigneId: __, ...ligne }) => ligne),
    constateLe,
    etat: 'demande',
  })
  await replaceRestantes(e, id, echeances)
  const dit = annonce(mots.demande, { ...commun, echeance, motif: raison })
  return { id, nouvelle: nouvelleDe(row, commun, 'indu-demande', defavorable(dit)) }
}

/** What is not to their liking says whom else to turn to. */
const defavorable =
  (dit: Annonce): Annonce =>
  (client, ...liens) => {
    const lu = dit(client, ...liens)
    return { ...lu, blocs: avecMediateur(client, lu.blocs) }
  }

/** A letter to whoever owes it, and to nobody else of the contract; it says whom to turn to. */
function ecrire(
  e: Ecriture<Qui>,
  { personneId, ...cle }: Debiteur,
  { paragraphes, ...lettre }: { id?: string; titre: string; paragraphes: string[] },
): Promise<void> {
  const le = dateAParis(e.qui.now)
  const mediateur = phraseMediateur(e.qui.client, 'notre réponse')
  return insertPdf(e, cle, {
    ...lettre,
    personneId,
    nature: 'courrier',
    le,
    edition: 'courrier',
    parametres: { paragraphes: mediateur ? [...paragraphes, mediateur] : paragraphes },
    nomFichier: `trop-percu-${cle.numeroContrat}-${le}.pdf`,
  })
}

import { randomUUID } from 'node:crypto'
import type { GesteInduStaff, InduSuivi } from '@espace-adherent/contract'
import {
  articleLoi,
  dateAParis,
  echeancierIndu,
  isMoyenPermis,
  libellesMotifIndu,
  validateIndu,
} from '@espace-adherent/domain'
import { findCouverts, findNomOffre, holdContrat } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, refuseFautes } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { phraseMediateur } from '../demandes/index.ts'
import { refuseConcerne } from '../deport.ts'
import { insertDocuments } from '../documents/index.ts'
import { annonce } from '../nouvelles/index.ts'
import { textesDe } from '../portail/index.ts'
import { libelleActe } from '../remboursements/index.ts'
import { ouvrirDossier } from '../surveillance/index.ts'
import {
  findIndus,
  findReglees,
  findRestantes,
  type InduLu,
  type InduRow,
  insertIndu,
  replaceRestantes,
  saveIndu,
} from './indus.repository.ts'
import * as mots from './mots.ts'
import { dire, encaisser, type Geste, type IndusDeps, prendre, reprendre } from './suite.ts'
import { textes } from './textes.ts'

/** What everybody who may see it sees of it. */
export const toIndu = ({ indu, echeances }: Pick<InduLu, 'indu' | 'echeances'>) => ({
  id: indu.id,
  numeroContrat: indu.numeroContrat,
  motif: indu.motif,
  explication: indu.explication,
  montant: indu.montant,
  reste: echeances.reduce((reste, e) => (e.payeeLe ? reste : reste + e.montant), 0),
  constateLe: indu.constateLe,
  demandeLe: indu.demandeLe,
  etat: indu.etat,
  isRetenueAcceptee: indu.isRetenueAcceptee,
  echeances: echeances.map(({ induId: _, ...echeance }) => echeance),
})

const toSuivi = (lu: InduLu): InduSuivi => ({ ...toIndu(lu), debiteur: lu.debiteur })

/** What clerks ask back, and follow. */
export const createIndusSource = (deps: IndusDeps) => ({
  async list({ db, client }: StaffContext): Promise<InduSuivi[]> {
    return (await findIndus(db, client.code, null)).map(toSuivi)
  },

  async update(context: StaffContext, geste: GesteInduStaff): Promise<InduSuivi> {
    const { db, client } = context
    const id = await db.transaction((tx) => faire(deps, tx, context, geste))
    const [lu] = await findIndus(db, client.code, id)
    if (!lu) throw new AppError('NotFound')
    return toSuivi(lu)
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

async function faire(
  deps: IndusDeps,
  tx: Executor,
  { client, visiteur, now }: StaffContext,
  geste: GesteInduStaff,
): Promise<string> {
  const par: Geste = { client, now, auteurId: visiteur.compteId }
  const agent = { compteId: visiteur.compteId, now }
  if (geste.geste === 'demander') {
    await refuseConcerne(tx, agent, { contrats: [geste.numeroContrat] })
    return demander(deps, tx, par, geste)
  }
  const { id } = geste
  const { row, etat } = await prendre(
    tx,
    { clientCode: client.code, id, geste: geste.geste },
    ({ numeroContrat, personneId }) =>
      refuseConcerne(tx, agent, { contrats: [numeroContrat], personneId }),
  )
  if (geste.geste === 'encaisser') {
    const { moyen, isSolde } = geste
    if (!isMoyenPermis(moyen, row.isRetenueAcceptee))
      throw new AppError('BadRequest', undefined, { moyen: textes.retenue })
    const restantes = await findRestantes(tx, id)
    const ids = (isSolde ? restantes : restantes.slice(0, 1)).map((echeance) => echeance.id)
    await encaisser(deps, tx, row, { ids, moyen }, par)
  } else if (geste.geste === 'maintenir') {
    const echeance = await reprendre(tx, row, etat, now)
    const { reponse } = geste
    await ecrireMaintien(tx, par, row, { reponse, echeance })
    await dire(deps, tx, row, par, {
      action: 'indu-maintenu',
      isDefavorable: true,
      dit: (commun) => annonce(mots.maintenu, { ...commun, reponse, echeance }),
    })
  } else if (geste.geste === 'annuler') {
    const { reponse } = geste
    await saveIndu(tx, id, { etat })
    await dire(deps, tx, row, par, {
      action: 'indu-annule',
      dit: (commun) => annonce(mots.annule, { ...commun, reponse }),
    })
  } else {
    await saveIndu(tx, id, { etat })
    await dire(deps, tx, row, par, {
      action: 'indu-suspendu',
      dit: (commun) => annonce(mots.conteste, commun),
    })
  }
  return id
}

/** The letter and what is due are written together: nothing is asked back without its reason. */
export async function demander(
  deps: IndusDeps,
  tx: Executor,
  par: Geste,
  geste: Extract<GesteInduStaff, { geste: 'demander' }>,
): Promise<string> {
  const { client, now } = par
  const { numeroContrat, motif, constateLe, lignes } = geste
  const cle = { clientCode: client.code, numeroContrat }
  const jour = dateAParis(now)
  // Two clerks who ask the same line back would both find it free.
  await holdContrat(tx, cle)
  const reglees = await findReglees(tx, cle)
  const { prescriptionInduMois: moisDuClient } = client.config
  refuseFautes(validateIndu(geste, reglees, { jour, moisDuClient }))
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
  const explication = geste.explication.trim()
  const t = textesDe(client, mots.lettre, {
    nomOffre: (await findNomOffre(tx, cle)) ?? '',
    numero: numeroContrat,
    montant,
    constate: constateLe,
    echeance,
    motif: libellesMotifIndu[motif].toLowerCase(),
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
  await ecrire(tx, par, { ...cle, personneId }, documentId, t.titre, [
    t.objet,
    ...detail,
    t.motif,
    t.droit,
    t.comment,
    t.contester,
  ])
  const row = { id, ...cle, personneId, montant, demandeLe: jour, documentId }
  await insertIndu(tx, {
    ...row,
    motif,
    explication,
    lignes: reclamees.map(({ payeA: _, soigneId: __, ...ligne }) => ligne),
    constateLe,
    etat: 'demande',
  })
  await replaceRestantes(tx, id, echeances)
  await dire(deps, tx, row, par, {
    action: 'indu-demande',
    isDefavorable: true,
    dit: (commun) =>
      annonce(mots.demande, { ...commun, echeance, motif: libellesMotifIndu[motif].toLowerCase() }),
  })
  return id
}

async function ecrireMaintien(
  tx: Executor,
  par: Geste,
  row: InduRow,
  { reponse, echeance }: { reponse: string; echeance: string },
): Promise<void> {
  const t = textesDe(par.client, mots.lettreMaintien, {
    nomOffre: (await findNomOffre(tx, row)) ?? '',
    numero: row.numeroContrat,
    montant: row.montant,
    demande: row.demandeLe,
    echeance,
    reponse,
  })
  await ecrire(tx, par, row, randomUUID(), t.titre, [t.objet, t.reponse, t.suite])
}

/** A letter to whoever owes it, and to nobody else of the contract; it says whom to turn to. */
async function ecrire(
  tx: Executor,
  { client, now }: Geste,
  {
    clientCode,
    numeroContrat,
    personneId,
  }: Pick<InduRow, 'clientCode' | 'numeroContrat' | 'personneId'>,
  id: string,
  titre: string,
  paragraphes: string[],
): Promise<void> {
  const le = dateAParis(now)
  const mediateur = phraseMediateur(client, 'notre réponse')
  await insertDocuments(tx, [
    {
      id,
      clientCode,
      numeroContrat,
      personneId,
      nature: 'courrier',
      titre,
      le,
      edition: 'courrier',
      parametres: { paragraphes: mediateur ? [...paragraphes, mediateur] : paragraphes },
      typeMime: 'application/pdf',
      nomFichier: `trop-percu-${numeroContrat}-${le}.pdf`,
    },
  ])
}

import { randomUUID } from 'node:crypto'
import { actes, echeancesDe, teteDe } from '@espace-adherent/contract'
import {
  addDays,
  type DateCalendaire,
  dateAParis,
  type EtatDemande,
  echeanceDe,
  type Geste,
  jourLegal,
} from '@espace-adherent/domain'
import type {
  demande,
  demandeAttente,
  demandeEcheanceLegale,
  demandeEvenement,
  demandeMessage,
  demandeRegistre,
} from '../../src/features/demandes/demandes.schema.ts'
import { natureDe } from '../../src/features/demandes/index.ts'
import { sealed } from '../../src/noyau/sealed.ts'
import type { Sealer } from '../../src/platform/crypto/index.ts'
import { adresseDuFigurant, contratDuFigurant } from '../figurants/index.ts'
import { actesCalcules } from './actes.ts'
import { type Cours, type DemandeDemo, demandesDemo, type Gestionnaire } from './liste.ts'

type Rows<T extends { $inferInsert: unknown }> = T['$inferInsert'][]

/** Requests in the order in which they came, and all that happened to them. */
export type DemandesLot = {
  demandes: Rows<typeof demande>
  evenements: Rows<typeof demandeEvenement>
  attentes: Rows<typeof demandeAttente>
  messages: Rows<typeof demandeMessage>
  /** What the law gives days for. */
  legales: Rows<typeof demandeEcheanceLegale>
  /** What a register is kept of. */
  registre: Rows<typeof demandeRegistre>
}

type Options = {
  clientCode: string
  now: Date
  sealer: Sealer
  /** By the address of an account. */
  comptes: readonly {
    id: string
    cle: string | null
    userName: string
    prenom: string
    nom: string
  }[]
  idOf(cle: string): string
}

const gestionnaires: Record<Gestionnaire, string> = {
  karim: 'gestionnaire@example.org',
  amel: 'amel.rousseau@example.org',
  thomas: 'thomas.girard@example.org',
}

/** How long a member of the demonstration has to answer. */
const REPONSE_JOURS = 20

export function demandesLot(options: Options): DemandesLot {
  const lot: DemandesLot = {
    demandes: [],
    evenements: [],
    attentes: [],
    messages: [],
    legales: [],
    registre: [],
  }
  const parAge = demandesDemo.toSorted((une, autre) => autre.ilYA - une.ilYA)
  for (const [rang, demo] of parAge.entries()) write(lot, demo, rang, options)
  return lot
}

type Suite = {
  geste: 'recevoir' | Geste
  par: 'membre' | 'gestionnaire' | 'portail'
  le: Date
  texte?: string
}

function write(
  lot: DemandesLot,
  { qui, ilYA, objet, cours }: DemandeDemo,
  rang: number,
  options: Options,
) {
  const { clientCode, now, sealer, comptes, idOf } = options
  const aujourdhui = dateAParis(now)
  const membre = comptes.find(({ cle }) => cle === qui)
  if (!membre) throw new Error(`« ${qui} » has no account in the demonstration`)
  const id = randomUUID()
  const contrat = contratDuFigurant(qui, Number(aujourdhui.slice(0, 4)))
  const moment = momentsDe(now, rang)
  const { acte, version, data, lignes, effetLe, isSansContrat } = objet({
    personneId: idOf(qui),
    prenom: membre.prenom,
    nom: membre.nom,
    numeroContrat: contrat.numero,
    compte: contrat.compteBancaire,
    adresse: adresseDuFigurant(qui),
    le: (jours) => addDays(aujourdhui, jours),
  })
  const auteurId = 'par' in cours ? compteDe(comptes, cours.par) : null
  const suites = suitesDe(cours, ilYA, moment)
  const creeLe = moment(ilYA)
  const decision = suites.find(({ geste }) => decisions.includes(geste))
  lot.demandes.push({
    id,
    clientCode,
    compteId: membre.id,
    numeroContrat: isSansContrat ? null : contrat.numero,
    acte,
    version,
    data: sealer.seal(JSON.stringify(data), sealed.demandeData(id)),
    lignes: sealer.seal(
      JSON.stringify(decision || !actesCalcules.includes(acte) ? lignes : []),
      sealed.demandeLignes(id),
    ),
    modeGestion: cours.etat === 'automatique' ? 'automatique' : 'manuel',
    etat: etatDe(cours),
    revision: suites.length,
    gestionnaireId: auteurId,
    echeance: echeanceDe(dateAParis(creeLe), teteDe(acte).objectif),
    pauseDepuis: cours.etat === 'attente' ? moment(cours.depuis) : null,
    effetLe: decision ? effetLe : null,
    creeLe,
    decideeLe: decision?.le ?? null,
    appliqueeLe: suites.find(({ geste }) => ['appliquer', 'conclure'].includes(geste))?.le ?? null,
    isMedicale: actes[acte].medical !== null,
    isSaisieMedicale: actes[acte].medical !== null,
  })
  for (const { cle, depart, tenuePar, ...delai } of echeancesDe(actes[acte], data))
    if (depart === 'envoi')
      lot.legales.push({
        demandeId: id,
        cle,
        echeance: jourLegal(delai, dateAParis(creeLe)),
        tenueLe: tenuePar === 'papier' ? creeLe : (decision?.le ?? null),
      })
  const nature = natureDe(acte, data)
  if (nature !== null) lot.registre.push({ demandeId: id, nature })
  for (const [i, { geste, par, le, texte }] of suites.entries())
    lot.evenements.push({
      demandeId: id,
      revision: i + 1,
      geste,
      par,
      auteurId: par === 'gestionnaire' ? auteurId : null,
      le,
      texte: texte ? sealer.seal(texte, sealed.evenementTexte(id, i + 1)) : null,
    })
  if (cours.etat === 'attente') lot.attentes.push(attenteDe(cours, id, moment, aujourdhui, sealer))
  if (cours.etat === 'repondue') {
    const message = randomUUID()
    const texte = sealer.seal(cours.reponse, sealed.demandeMessage(message))
    const le = decision?.le ?? creeLe
    lot.messages.push({ id: message, demandeId: id, par: 'gestionnaire', auteurId, texte, le })
  }
  if (cours.etat === 'en-cours' && cours.note) {
    const message = randomUUID()
    const texte = sealer.seal(cours.note, sealed.demandeMessage(message))
    lot.messages.push({ id: message, demandeId: id, par: 'note', auteurId, texte, le: moment(0) })
  }
}

const decisions: readonly string[] = ['accepter', 'conclure', 'refuser', 'clore', 'annuler']

/** In office hours, none at the same minute as another, and never later than now. */
const momentsDe = (now: Date, rang: number) => (ilYA: number) => {
  const le = new Date(`${addDays(dateAParis(now), -ilYA)}T07:00:00Z`)
  le.setUTCMinutes((rang * 37) % 540)
  return le < now ? le : new Date(now.getTime() - (rang + 1) * 60_000)
}

function compteDe(comptes: Options['comptes'], par: Gestionnaire): string {
  const found = comptes.find(({ userName }) => userName === gestionnaires[par])
  if (!found) throw new Error(`${par} has no account in the demonstration`)
  return found.id
}

function etatDe({ etat }: Cours): EtatDemande {
  if (etat === 'attente') return 'en-cours'
  return ['planifiee', 'automatique', 'repondue'].includes(etat)
    ? 'acceptee'
    : (etat as EtatDemande)
}

function suitesDe(cours: Cours, ilYA: number, moment: (ilYA: number) => Date): Suite[] {
  const recue: Suite = { geste: 'recevoir', par: 'membre', le: moment(ilYA) }
  const clerk = (geste: Geste, quand: number, texte?: string): Suite => ({
    geste,
    par: 'gestionnaire',
    le: moment(quand),
    ...(texte && { texte }),
  })
  const portail = (geste: Geste, quand: number): Suite => ({
    geste,
    par: 'portail',
    le: moment(quand),
  })
  switch (cours.etat) {
    case 'recue':
      return [recue]
    case 'en-cours':
      return [recue, clerk('prendre', Math.max(0, ilYA - 1))]
    case 'attente':
      return [recue, clerk('prendre', cours.depuis), clerk('demander', cours.depuis, cours.texte)]
    case 'acceptee':
      return [
        recue,
        clerk('prendre', cours.ilYA),
        clerk('accepter', cours.ilYA),
        portail('appliquer', cours.ilYA),
      ]
    case 'repondue':
      return [recue, clerk('prendre', cours.ilYA), clerk('conclure', cours.ilYA)]
    case 'planifiee':
      return [recue, clerk('prendre', cours.ilYA), clerk('accepter', cours.ilYA)]
    case 'refusee':
      return [recue, clerk('prendre', cours.ilYA), clerk('refuser', cours.ilYA, cours.texte)]
    case 'sans-suite':
      return [recue, clerk('prendre', cours.ilYA), clerk('clore', cours.ilYA, cours.texte)]
    case 'annulee':
      return [recue, { geste: 'annuler', par: 'membre', le: moment(cours.ilYA) }]
    case 'automatique':
      return [recue, portail('accepter', ilYA), portail('appliquer', ilYA)]
  }
}

function attenteDe(
  { depuis, piece, texte }: Extract<Cours, { etat: 'attente' }>,
  demandeId: string,
  moment: (ilYA: number) => Date,
  aujourdhui: DateCalendaire,
  sealer: Sealer,
) {
  const id = randomUUID()
  return {
    id,
    demandeId,
    nature: piece ? ('piece' as const) : ('reponse' as const),
    champ: piece?.champ ?? null,
    libelle: piece?.libelle ?? 'Votre réponse',
    motif: piece ? ('illisible' as const) : null,
    texte: sealer.seal(texte, sealed.attenteTexte(id)),
    demandeLe: moment(depuis),
    echeance: addDays(aujourdhui, REPONSE_JOURS - depuis),
  }
}

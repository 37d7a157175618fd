import type { ActeGestion } from '@espace-adherent/contract'
import { dateAParis, isPlanifiee, type LigneResume } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { lignesDuJour } from '../cotisations/index.ts'
import {
  coursDe,
  type DemandeRow,
  type Moteur,
  type Reprise,
  referenceDe,
  textesDemandes,
} from '../demandes/index.ts'
import type { Destinataire, Qui } from '../nouvelles/index.ts'
import { findAuteur } from './demandeur.ts'
import { reglesDe } from './regles.ts'
import { planifieeUsuelle } from './suite.ts'
import { findCompte, lockCompte, lockContrat } from './sujet.repository.ts'
import { textes } from './textes.ts'
import type { Traite } from './traite.ts'

type Deps = {
  sealer: Sealer
  messages: Qui['messages']
  traites: Readonly<Record<ActeGestion, Traite>>
}

/** The engine for requests that come back: a clerk decides, or their day has come. */
export const createReprises = ({ sealer, messages, traites }: Deps): Moteur => {
  /** What was meant by it, as its act means it today. */
  const lue = ({ id, acte, version, data }: DemandeRow): object =>
    traites[acte].upgrade(
      version,
      JSON.parse(sealer.unseal(data ?? '', sealed.demandeData(id))) as object,
    )
  return {
    libelle: (acte) => traites[acte].acte.libelle,
    pieces: (acte) => new Map(Object.entries(traites[acte].acte.libellesPieces)),
    medical: (acte) => traites[acte]?.acte.medical,
    async hold(tx, { clientCode, compteId, personneId, numeroContrat }) {
      if (numeroContrat === null) {
        if (compteId !== null) await lockCompte(tx, compteId)
        return
      }
      const compte = compteId === null ? { personneId } : await findCompte(tx, compteId)
      if (compte?.personneId)
        await lockContrat(tx, { clientCode, numeroContrat }, compte.personneId)
    },
    message: (acte, lignes) => traites[acte]?.message?.(lignes) ?? null,
    isRequalifiable: (acte) => traites[acte]?.isRequalifiable === true,
    requalifie: (row, voulu) => traites[row.acte].requalifie(lue(row), voulu),
    codage: (row) => (row.data === null ? null : traites[row.acte]?.codage(lue(row))) ?? null,
    code(row, voulu) {
      const traite = traites[row.acte]
      const codee = row.data === null ? null : traite?.code(lue(row), voulu)
      return codee ? { ...codee, version: traite.acte.version } : null
    },
    async annulation(tx, row) {
      const { annulee } = traites[row.acte]
      const compte = annulee && row.compteId !== null && (await findCompte(tx, row.compteId))
      if (!compte) return null
      return { destinataire: compte, suite: { annonce: annulee(referenceDe(row)), ton: 'info' } }
    },
    async lignesDuJour(db, row, lignes, now) {
      const { id, clientCode, numeroContrat } = row
      if (numeroContrat === null || !isPlanifiee(coursDe(row))) return [...lignes]
      const cle = { clientCode, numeroContrat }
      return (await lignesDuJour(sealer, db, cle, dateAParis(now)))(id, lignes)
    },
    async reprend(tx, client, row, now) {
      const auteur = await findAuteur(sealer, tx, row)
      if (!auteur || row.data === null) return null
      const { clientCode, numeroContrat } = row
      const contrat =
        numeroContrat !== null && auteur.personneId !== null
          ? await lockContrat(tx, { clientCode, numeroContrat }, auteur.personneId)
          : undefined
      const traite = traites[row.acte]
      if (!contrat && auteur.compteId === null && isDuContrat(traite))
        return nonReconnue(auteur, lignesDe(sealer, row))
      // Who has left the contract since has nobody's request to treat any more.
      if (numeroContrat !== null && !contrat) return null
      const data = lue(row)
      const appelant = {
        ...auteur,
        // Acts that are open without an account ask nothing of one.
        compteId: auteur.compteId ?? '',
        client,
        contrat: contrat ?? null,
        now,
        demandeId: row.id,
        envoyeeLe: row.creeLe,
        identiteVerifieeLe: auteur.compteId === null ? row.identiteVerifieeLe : row.creeLe,
      }
      const regles = reglesDe(client, row.acte, now, auteur)
      const faits = (await traite.faits?.(tx, appelant, regles)) ?? {}
      const avant = await traite.avant(tx, appelant, data, faits)
      const lecture = traite.lire(tx, appelant, data, regles, avant)
      const isPerime =
        traite.acte.isEnCours &&
        contrat?.etat === 'resilie' &&
        lecture.effetLe !== null &&
        contrat.dateFin !== null &&
        lecture.effetLe > contrat.dateFin
      return {
        destinataire: auteur,
        // It ended while this waited for its day, or for a clerk: nothing begins on it any more.
        faults: {
          ...lecture.faults,
          ...(isPerime && { contrat: textes.contratFini }),
          ...(lecture.manque !== null && { codage: lecture.manque }),
        },
        effetLe: lecture.effetLe,
        lignes: lecture.lignes,
        suite(issue) {
          const { lignes, effetLe } = lecture
          const reference = referenceDe(row)
          const acceptee = {
            acte: row.acte,
            reference,
            effetLe,
            contrat: contrat ?? null,
            now,
            lignes,
          }
          const planifiee = () => planifieeUsuelle(acceptee)
          return lecture.suite({ issue, effetLe, isReprise: true, planifiee })
        },
        compare: lecture.compare,
        apply: () => lecture.apply(row.id, messages),
      }
    },
  }
}

/** Whether it is about a contract, whoever asks. */
const isDuContrat = (traite: Traite) => traite.numeroContrat(traite.acte.vide) !== null

const lignesDe = (sealer: Sealer, { id, lignes }: DemandeRow): LigneResume[] =>
  lignes === null ? [] : JSON.parse(sealer.unseal(lignes, sealed.demandeLignes(id)))

/** It came without an account, and nobody has said yet whose it is: it can be read, and not done. */
const nonReconnue = (destinataire: Destinataire, lignes: readonly LigneResume[]): Reprise => ({
  destinataire,
  faults: { contrat: textesDemandes.aRattacher },
  effetLe: null,
  lignes,
  suite: null,
  compare: null,
  apply: () => Promise.reject(new AppError('Conflict', textesDemandes.aRattacher)),
})

import { actes, libelleEtat } from '@espace-adherent/contract'
import { type LigneResume, libellesMoyenSignature } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { type Concerne, champs, definePartie, type Valeur, voiler } from '../partie.ts'
import { referenceDe } from './demande.ts'
import type { DemandeRow } from './demandes.repository.ts'
import { findLegales } from './legales.repository.ts'
import { legalesDe } from './legales.ts'
import { findToutesDemandes } from './listes.repository.ts'
import { findSignature } from './signature.repository.ts'
import { lireSignature } from './signature.ts'
import { findAttentes, findEvenements, findMessages, findPieces } from './suivi.repository.ts'
import { textes } from './textes.ts'

export const createDemandesDonnees = ({ sealer }: { sealer: Sealer }) =>
  definePartie({
    cle: 'demandes',
    titre: 'Demandes',
    chapitre: 'demandes',
    isPremiere: true,
    tables: [
      'demande',
      'demande_evenement',
      'demande_attente',
      'demande_echeance_legale',
      'demande_registre',
      'demande_fichier',
      'demande_message',
      'signature',
    ],
    forme: 'fiche',
    champs: {
      reference: 'Référence',
      libelle: 'Demande',
      contrat: champs.contrat,
      etat: 'État',
      creeLe: champs.instant('Envoyée le'),
      decideeLe: champs.instant('Décidée le'),
      effetLe: champs.jour('Date d’effet'),
      changements: 'Ce qui change',
      saisie: champs.detail('Ce que vous avez saisi'),
      evenements: champs.detail('Ce qui s’est passé'),
      attentes: 'Compléments demandés',
      legales: 'Délais que la loi fixe',
      pieces: 'Pièces jointes',
      messages: 'Messages',
      signature: 'Signature électronique',
    },
    async lire({ db, compteId }) {
      const lues: Readonly<Record<string, Valeur>>[] = []
      for (const row of await findToutesDemandes(db, compteId)) {
        const { acte, numeroContrat, creeLe, decideeLe, effetLe } = row
        lues.push({
          reference: referenceDe(row),
          libelle: actes[acte].libelle,
          contrat: numeroContrat,
          etat: libelleEtat(row),
          creeLe,
          decideeLe,
          effetLe,
          ...(await readSuivi(sealer, db, row)),
        })
      }
      return lues as never
    },
  })

/** Between the member and a clerk: what clerks write for themselves is told to nobody else. */
const isSaid = ({ message: { par } }: { message: { par: string } }) =>
  par === 'membre' || par === 'gestionnaire'

/** What was asked for, said and sent; staff are named as the follow-up of a request names them. */
async function readSuivi(
  sealer: Sealer,
  db: Concerne['db'],
  { id, acte, data, lignes }: DemandeRow,
) {
  const evenements = await findEvenements(db, id)
  const attentes = await findAttentes(db, [id])
  const pieces = await findPieces(db, id)
  const legales = await findLegales(db, id)
  const messages = await findMessages(db, id)
  const signee = await findSignature(db, id)
  const changements = lignes
    ? (JSON.parse(sealer.unseal(lignes, sealed.demandeLignes(id))) as LigneResume[])
    : []
  return {
    saisie: data && voiler(JSON.parse(sealer.unseal(data, sealed.demandeData(id)))),
    changements: changements.map(({ libelle, avant, apres }) => ({
      libelle,
      avant: avant ?? null,
      apres: apres ?? null,
    })),
    evenements: evenements.map(({ evenement: e, nom }) => ({
      le: e.le,
      geste: e.geste,
      par: nom ?? e.par,
      texte: e.texte && sealer.unseal(e.texte, sealed.evenementTexte(id, e.revision)),
    })),
    attentes: attentes.map(({ id: attente, libelle, texte, demandeLe, reponduLe }) => ({
      libelle,
      texte: texte && sealer.unseal(texte, sealed.attenteTexte(attente)),
      demandeLe,
      reponduLe,
    })),
    legales: legales.map(({ cle, echeance, tenueLe }) => ({
      libelle: legalesDe(acte).find((legale) => legale.cle === cle)?.libelle ?? cle,
      echeance,
      tenueLe,
    })),
    pieces: pieces.map(({ remoteFileName, localFileName, libelle, le }) => ({
      libelle,
      nom: sealer.unseal(localFileName, sealed.fichierNom(remoteFileName)),
      le,
    })),
    signature: signee
      ? `${libellesMoyenSignature[lireSignature(sealer, signee).moyen]}, ${signee.le.toISOString()}, ${signee.empreinte}`
      : null,
    messages: messages.filter(isSaid).map(({ message: m, prenom, nom }) => ({
      le: m.le,
      par: prenom ? `${prenom} ${nom}` : textes.par[m.par],
      texte: sealer.unseal(m.texte, sealed.demandeMessage(m.id)),
    })),
  }
}

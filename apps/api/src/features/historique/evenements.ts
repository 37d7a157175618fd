import type {
  EtatAccord,
  EtatPaiement,
  Geste,
  GesteEnvoi,
  GesteInformation,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { peerFingerprint, peerRequestId } from '../../platform/http/index.ts'
import { insertLigne } from './historique.repository.ts'
import type { DetailHistorique, Etat } from './historique.schema.ts'

/** What is written down of an account's life, besides `roles-modifies`, which the database writes. */
export type Action =
  | 'alertes-perimees'
  /** A client that is prepared: see the slice `clients`. */
  | 'ouverture'
  | `ouverture-${'demandee' | 'refusee' | 'annulee' | 'essai' | 'essai-recu'}`
  | 'connexion'
  | 'connexion-refusee'
  | 'connexion-verrouillee'
  | 'code-refuse'
  | 'deconnexion'
  | 'sessions-fermees'
  | 'compte-cree'
  | 'compte-active'
  | 'compte-ferme'
  | 'mot-de-passe-modifie'
  | 'identifiant-demande'
  | 'identifiant-modifie'
  | 'identifiant-annule'
  | 'identite-rattachee'
  | 'telephone-modifie'
  | 'canal-codes-modifie'
  | 'protection-activee'
  | 'protection-desactivee'
  | 'application-ajoutee'
  | 'application-retiree'
  | 'cle-ajoutee'
  | 'cle-supprimee'
  | `appareil-${'ajoute' | 'retire' | 'oublie'}`
  | `demande-${'recevoir' | 'noter' | Geste}`
  | `paiement-${EtatPaiement | 'en-trop' | 'rendu' | 'classe'}`
  | `trop-verse-${'rembourse' | 'reporte'}`
  | 'donnees-demandees'
  | 'donnees-pretes'
  | 'donnees-telechargees'
  | 'papiers-telecharges'
  | 'papiers-confirmes'
  | 'fermeture-annoncee'
  | 'echeancier-annonce'
  | 'papier-retabli'
  | 'email-rejete'
  | `delegation-${'proposee' | 'acceptee' | 'refusee' | 'ouverte' | 'revoquee' | 'terminee'}`
  | `soins-accord-${'donne' | 'retire'}`
  | 'compte-personnel-refuse'
  | 'mandat-caduc'
  /** What becomes of a key of the insurer's management system: see the slice `systeme`. */
  | `cle-systeme-${'preparee' | 'soumise' | 'accordee' | 'refusee' | 'remise' | 'revoquee'}`
  | `impaye-${'mise-en-demeure' | 'paye' | 'rendu' | 'suspendu' | 'reprise' | 'resilie' | 'sans-objet'}`
  | `portabilite-${'ouverte' | 'ecourtee' | 'bientot' | 'finie'}`
  | `indu-${'demande' | 'choisi' | 'conteste' | 'reprend' | 'suspendu' | 'maintenu' | 'annule' | 'encaisse' | 'solde'}`
  | 'avis-medical'
  /** Whether something of a request is medical: see the slice `demandes`. */
  | `medical-${'leve' | 'retabli' | 'transmis'}`
  | `soin-${'cache' | 'montre'}`
  | 'mot-modifie'
  | 'mot-restaure'
  /** What staff do to an account: see the slice `utilisateurs`. */
  | 'compte-verrouille'
  | 'compte-deverrouille'
  | 'activation-renvoyee'
  | 'amf-reinitialisation-demandee'
  | 'amf-reinitialisation-refusee'
  | 'amf-reinitialisee'
  | 'vu-comme'
  | 'vu-comme-fin'
  | 'mot-essaye'
  | `envoi-${GesteEnvoi | 'cree' | 'modifie' | 'essaye' | 'parti' | 'rendu' | 'termine'}`
  | 'adresse-retablie'
  | 'offres-refusees'
  | 'preference-choisie'
  | 'consultation'
  | 'lecture-massive'
  | 'budget-mails-atteint'
  | `evolution-${GesteInformation | 'notifiee'}`
  | `violation-${GesteInformation | 'informee'}`
  | `accord-${EtatAccord}`
  | `conservation-${'passage' | 'suppression'}`
  | 'acces-refuse'
  /** What staff do to a table that they look after: see the slice `gestion`. */
  | 'creation'
  | 'modification'
  | 'suppression'
  | 'publication'
  | 'restauration'
  /** A file that filled one of them, as a whole: each of its lines has its own besides. */
  | 'import'
  /** What a member did here, once a file of their insurer's system speaks of it, or a clerk has decided. */
  | `garde-${'reprise' | 'conflit' | 'non-reprise' | 'maintenue' | 'levee' | 'vue'}`
  | 'personne-reunie'
  | 'comptes-invites'
  | 'invitations-demandees'
  | `import-${'envoye' | 'essaye' | 'demande' | 'abandonne' | 'soumis' | 'confirme' | 'refuse' | 'rejets' | 'efface'}`

export type Evenement = {
  clientCode: string
  /** Whose line it is; null when nobody known is meant. */
  compteId: string | null
  /** Who did it, when somebody else did. */
  auteurId?: string | null
  action: Action
  objet?: string
  cible?: string | null
  detail?: DetailHistorique
  /** As what they did it. */
  role?: string | null
  /** What changed, field by field, without what is a person's. */
  avant?: Etat | null
  apres?: Etat | null
  le: Date
}

/** Identifiers are ours; whatever else was sent in their place is not worth keeping. */
export const CIBLE_MAX = 64

/**
 * Writes it down, in the transaction of what it tells. Identifiers only: never a name, an address of
 * any kind, an amount. Where the request came from is taken from the request itself.
 */
export const recordEvenement = (db: Executor, evenement: Evenement): Promise<void> => {
  const { objet = 'compte', cible = null, ...ligne } = evenement
  return insertLigne(
    db,
    { ...ligne, objet, cible: cible?.slice(0, CIBLE_MAX) ?? null, requete: peerRequestId() },
    peerFingerprint(),
  )
}

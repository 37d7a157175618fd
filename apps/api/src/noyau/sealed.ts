import type { Place } from '../platform/crypto/index.ts'

type Contrat = { clientCode: string; numeroContrat: string }
type Message = {
  clientCode: string
  channel: string
  destinataireEmpreinte: string
  creeLe: Date
}

/**
 * Every sealed column, and what identifies its row. A value sealed for one place opens in no other:
 * whoever can write to the database cannot pass somebody's account number off as another's. What is
 * written here is part of what was sealed: it never changes for a column that holds values.
 */
export const sealed = {
  accordSaisie: (id: string): Place => ['accord.saisie', id],
  changementNouvelIdentifiant: (compteId: string): Place => [
    'changement_identifiant.nouvel_identifiant',
    compteId,
  ],
  clientSecret: (clientCode: string): Place => [
    'client.fournisseur_externe.client_secret',
    clientCode,
  ],
  compteTelephone: (compteId: string): Place => ['compte.telephone', compteId],
  contratIban: ({ clientCode, numeroContrat }: Contrat): Place => [
    'contrat.iban',
    clientCode,
    numeroContrat,
  ],
  /** Of a sign-in at an external provider that waits for a code. */
  etapeIdToken: (id: string): Place => ['oidc_payload.id_token', id],
  appareilAbonnement: (id: string): Place => ['appareil_prevenu.abonnement', id],
  applicationSecret: (compteId: string): Place => ['application_codes.secret', compteId],
  attenteTexte: (id: string): Place => ['demande_attente.texte', id],
  brouillonSaisie: (compteId: string, acte: string, sujet: string): Place => [
    'brouillon.saisie',
    compteId,
    acte,
    sujet,
  ],
  brouillonPersonnel: (b: { clientCode: string; compteId: string; cle: string }): Place => [
    'brouillon_personnel.valeur',
    b.clientCode,
    b.compteId,
    b.cle,
  ],
  comptePersonnelIban: ({ clientCode, numeroContrat }: Contrat, personneId: string): Place => [
    'compte_beneficiaire.iban',
    clientCode,
    numeroContrat,
    personneId,
  ],
  conseilContenu: (id: string): Place => ['conseil.contenu', id],
  copieJson: (id: string): Place => ['copie_donnees.json', id],
  copiePdf: (id: string): Place => ['copie_donnees.pdf', id],
  demandeData: (id: string): Place => ['demande.data', id],
  demandeDemandeur: (id: string): Place => ['demande.demandeur', id],
  demandeLignes: (id: string): Place => ['demande.lignes', id],
  demandeSuite: (id: string): Place => ['demande.suite', id],
  demandeMessage: (id: string): Place => ['demande_message.texte', id],
  documentConseil: (conseilId: string): Place => ['document.parametres.conseil', conseilId],
  evenementTexte: (demandeId: string, revision: number): Place => [
    'demande_evenement.texte',
    demandeId,
    String(revision),
  ],
  fichierNom: (remoteFileName: string): Place => ['fichier.local_file_name', remoteFileName],
  lienAncienIdentifiant: (empreinte: string): Place => ['lien.ancien_identifiant', empreinte],
  mailRetenu: (clientCode: string, empreinte: string): Place => [
    'mail_retenu.contenu',
    clientCode,
    empreinte,
  ],
  mandatIban: (clientCode: string, rum: string): Place => ['mandat.iban', clientCode, rum],
  /** Its number is given by the database, too late: whom it is for, by what way and when it was decided. */
  messageContenu: ({ clientCode, channel, destinataireEmpreinte, creeLe }: Message): Place => [
    'message.contenu',
    clientCode,
    channel,
    destinataireEmpreinte,
    creeLe.toISOString(),
  ],
  preuveAdresse: (id: string): Place => ['preuve_papier.adresse', id],
  personneNir: (personneId: string): Place => ['personne.nir', personneId],
  personneTelephone: (personneId: string): Place => ['personne.telephone', personneId],
  secretInstallation: (nom: string): Place => ['secret_installation.valeur', nom],
  signatureContenu: (demandeId: string): Place => ['signature.contenu', demandeId],
  sessionIdToken: (empreinte: string): Place => ['session.id_token', empreinte],
}

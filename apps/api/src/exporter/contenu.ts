import { sealed } from '../noyau/sealed.ts'
import type { Place } from '../platform/crypto/index.ts'

/** Left out: what lives for minutes, can be made anew, or would open doors. */
export const exclues: Readonly<Record<string, string>> = {
  application_codes: 'ouvre la connexion du personnel à cette installation',
  autorisation_securite: 'vit quelques minutes',
  budget_securite: 'compteurs de quelques heures',
  defi_cle_acces: 'vit quelques minutes',
  code_securite: 'vit quelques minutes',
  copie_donnees: 'copies préparées pour quelques jours',
  echec_connexion: 'compteurs de quelques heures',
  export_differe: 'listes préparées pour quelques jours',
  jeton_sso: 'vit quelques minutes',
  job: 'tâches de fond de cette installation',
  lien: 'liens envoyés par e-mail, à usage unique',
  lien_demande: 'liens envoyés par e-mail, à usage unique',
  oidc_payload: 'mémoire de la page de connexion',
  presence: 'vit quelques minutes',
  profil_bloc: 'copie d’autres tables',
  profil_colonne: 'copie d’autres tables',
  profil_mots: 'copie d’autres tables',
  profil_releve: 'copie d’autres tables',
  secret_installation: 'clés de cette installation',
  session: 'sessions ouvertes',
}

type Ligne = Record<string, string>
const de = (ligne: Ligne, nom: string) => String(ligne[nom])

/** Where each sealed column is opened, from the row that holds it. */
export const scellees: Readonly<Record<string, (ligne: Ligne) => Place>> = {
  'accord.saisie': (l) => sealed.accordSaisie(de(l, 'id')),
  'appareil_prevenu.abonnement': (l) => sealed.appareilAbonnement(de(l, 'id')),
  'conseil.contenu': (l) => sealed.conseilContenu(de(l, 'id')),
  'brouillon.saisie': (l) =>
    sealed.brouillonSaisie(de(l, 'compte_id'), de(l, 'acte'), de(l, 'sujet')),
  'brouillon_personnel.valeur': (l) =>
    sealed.brouillonPersonnel({
      clientCode: de(l, 'client_code'),
      compteId: de(l, 'compte_id'),
      cle: de(l, 'cle'),
    }),
  'changement_identifiant.nouvel_identifiant': (l) =>
    sealed.changementNouvelIdentifiant(de(l, 'compte_id')),
  'compte.telephone': (l) => sealed.compteTelephone(de(l, 'id')),
  'compte_beneficiaire.iban': (l) =>
    sealed.comptePersonnelIban(
      { clientCode: de(l, 'client_code'), numeroContrat: de(l, 'numero_contrat') },
      de(l, 'personne_id'),
    ),
  'contrat.iban': (l) =>
    sealed.contratIban({ clientCode: de(l, 'client_code'), numeroContrat: de(l, 'numero') }),
  'demande.data': (l) => sealed.demandeData(de(l, 'id')),
  'demande.demandeur': (l) => sealed.demandeDemandeur(de(l, 'id')),
  'demande.lignes': (l) => sealed.demandeLignes(de(l, 'id')),
  'demande.suite': (l) => sealed.demandeSuite(de(l, 'id')),
  'signature.contenu': (l) => sealed.signatureContenu(de(l, 'demande_id')),
  'demande_attente.texte': (l) => sealed.attenteTexte(de(l, 'id')),
  'demande_evenement.texte': (l) => sealed.evenementTexte(de(l, 'demande_id'), Number(l.revision)),
  'demande_message.texte': (l) => sealed.demandeMessage(de(l, 'id')),
  'fichier.local_file_name': (l) => sealed.fichierNom(de(l, 'remote_file_name')),
  'mail_retenu.contenu': (l) =>
    sealed.mailRetenu(de(l, 'client_code'), de(l, 'destinataire_empreinte')),
  'mandat.iban': (l) => sealed.mandatIban(de(l, 'client_code'), de(l, 'rum')),
  'message.contenu': (l) =>
    sealed.messageContenu({
      clientCode: de(l, 'client_code'),
      channel: de(l, 'channel'),
      destinataireEmpreinte: de(l, 'destinataire_empreinte'),
      creeLe: new Date(de(l, 'cree_le')),
    }),
  'personne.nir': (l) => sealed.personneNir(de(l, 'id')),
  'personne.telephone': (l) => sealed.personneTelephone(de(l, 'id')),
  'preuve_papier.adresse': (l) => sealed.preuveAdresse(de(l, 'id')),
}

/**
 * Left sealed: what opens others' doors, and what is exported elsewhere (an advice leaves as
 * `conseil.contenu`).
 */
export const laissees: readonly string[] = [
  'client.fournisseur_externe.client_secret',
  'document.parametres.conseil',
]

import type { ActeSuivi } from '../../testing/saisies.ts'

export type Issue = 'automatique' | 'manuel' | 'acceptee'

/** What is said of each act, by what became of it: its tone, its title, whether a day is named, its button, what is shown. */
export const attendues: Readonly<Record<ActeSuivi, Readonly<Record<Issue, string>>>> = {
  accessibiliteActeGestion: {
    automatique:
      'attente | Nous avons bien reçu votre signalement |  | Suivre ma demande → la demande | ',
    manuel:
      'attente | Nous avons bien reçu votre signalement |  | Suivre ma demande → la demande | ',
    acceptee: 'fait | Votre signalement d’accessibilité |  | Suivre ma demande → la demande | ',
  },
  adresseActeGestion: {
    automatique: 'fait | Votre adresse a été modifiée |  | Voir mon profil → /profil | ',
    manuel:
      'attente | Nous avons reçu votre nouvelle adresse |  | Suivre ma demande → la demande | ',
    acceptee: 'fait | Votre adresse a été modifiée |  | Voir mon profil → /profil | ',
  },
  carteTpActeGestion: {
    automatique:
      'fait | Votre nouvelle carte de tiers payant est prête |  | Voir ma carte → /carte-tiers-payant | carte',
    manuel:
      'attente | Nous avons reçu votre demande de carte |  | Suivre ma demande → la demande | ',
    acceptee:
      'fait | Votre nouvelle carte de tiers payant est prête |  | Voir ma carte → /carte-tiers-payant | carte',
  },
  changementIdentifiantActeGestion: {
    automatique:
      'geste | Il reste un geste : ouvrez le lien, au plus tard le … | un jour | Renvoyer ou corriger → /profil/identifiant | lien',
    manuel:
      'attente | Nous avons reçu votre changement d’identifiant |  | Suivre ma demande → la demande | ',
    acceptee:
      'geste | Il reste un geste : ouvrez le lien, au plus tard le … | un jour | Renvoyer ou corriger → /profil/identifiant | lien',
  },
  consentementActeGestion: {
    automatique:
      'fait | Votre choix est enregistré |  | Voir mes préférences → /profil/preferences | ',
    manuel: 'attente | Nous avons reçu votre réponse |  | Suivre ma demande → la demande | ',
    acceptee:
      'fait | Votre choix est enregistré |  | Voir mes préférences → /profil/preferences | ',
  },
  contactActeGestion: {
    automatique:
      'attente | Nous avons reçu votre message |  | Ouvrir la conversation → la demande | ',
    manuel: 'attente | Nous avons reçu votre message |  | Ouvrir la conversation → la demande | ',
    acceptee:
      'fait | Nous avons répondu à votre message |  | Ouvrir la conversation → la demande | ',
  },
  declarationSinistreActeGestion: {
    automatique: 'fait | Votre dossier est ouvert |  | Suivre mon dossier → /sinistres | ',
    manuel: 'attente | Nous avons reçu votre déclaration |  | Suivre ma demande → la demande | ',
    acceptee: 'fait | Votre dossier est ouvert |  | Suivre mon dossier → /sinistres | ',
  },
  declarationSinistreV2ActeGestion: {
    automatique:
      'fait | 10,10 € partiront le … | un jour | Suivre ce versement → /remboursements | versement+delai',
    manuel:
      'attente | Nous avons reçu votre facture |  | Suivre ma demande → la demande | versement',
    acceptee:
      'fait | 10,10 € partiront le … | un jour | Suivre ce versement → /remboursements | versement+delai',
  },
  decesActeGestion: {
    automatique:
      'attente | Nous avons bien reçu votre déclaration |  | Suivre ma demande → la demande | ',
    manuel:
      'attente | Nous avons bien reçu votre déclaration |  | Suivre ma demande → la demande | ',
    acceptee: 'fait | Votre déclaration est enregistrée |  | Suivre ma demande → la demande | ',
  },
  droitsActeGestion: {
    automatique:
      'attente | Vos données : nous avons bien reçu votre demande | un jour | Suivre ma demande → la demande | ',
    manuel:
      'attente | Vos données : nous avons bien reçu votre demande | un jour | Suivre ma demande → la demande | ',
    acceptee:
      'fait | Vos données : votre demande est traitée |  | Suivre ma demande → la demande | ',
  },
  garantiesActeGestion: {
    automatique:
      'fait | « Changer de niveau de garanties » prend effet le … | un jour | Suivre ma demande → la demande | ',
    manuel:
      'attente | Nous avons reçu votre demande de changement de niveau |  | Suivre ma demande → la demande | ',
    acceptee:
      'fait | « Changer de niveau de garanties » prend effet le … | un jour | Suivre ma demande → la demande | ',
  },
  inscriptionBeneficiaireActeGestion: {
    automatique:
      'fait | « Ajouter un bénéficiaire » prend effet le … | un jour | Suivre ma demande → la demande | ',
    manuel:
      'attente | Nous avons reçu votre demande pour Tom |  | Suivre ma demande → la demande | ',
    acceptee:
      'fait | « Ajouter un bénéficiaire » prend effet le … | un jour | Suivre ma demande → la demande | ',
  },
  optionAffiliationActeGestion: {
    automatique:
      'fait | « Ajouter un renfort » prend effet le … | un jour | Suivre ma demande → la demande | ',
    manuel:
      'attente | Nous avons reçu votre demande de renfort |  | Suivre ma demande → la demande | ',
    acceptee:
      'fait | « Ajouter un renfort » prend effet le … | un jour | Suivre ma demande → la demande | ',
  },
  optionRadiationActeGestion: {
    automatique:
      'fait | « Retirer un renfort » prend effet le … | un jour | Suivre ma demande → la demande | ',
    manuel:
      'attente | Nous avons reçu votre demande sur vos renforts |  | Suivre ma demande → la demande | ',
    acceptee:
      'fait | « Retirer un renfort » prend effet le … | un jour | Suivre ma demande → la demande | ',
  },
  paiementCotisationActeGestion: {
    automatique: 'geste | Vous pouvez payer par carte |  | Payer par carte → /cotisations | ',
    manuel:
      'attente | Nous avons reçu votre demande de paiement par carte |  | Suivre ma demande → la demande | ',
    acceptee: 'geste | Vous pouvez payer par carte |  | Payer par carte → /cotisations | ',
  },
  pecHospiActeGestion: {
    automatique:
      'fait | Votre prise en charge est accordée |  | Voir la lettre → /documents | courrier',
    manuel:
      'attente | Nous avons reçu votre demande de prise en charge |  | Suivre ma demande → la demande | ',
    acceptee:
      'fait | Votre prise en charge est accordée |  | Voir la lettre → /documents | courrier',
  },
  radiationAssuresActeGestion: {
    automatique:
      'fait | « Retirer un bénéficiaire » prend effet le … | un jour | Suivre ma demande → la demande | ',
    manuel:
      'attente | Nous avons reçu votre demande pour Julien |  | Suivre ma demande → la demande | ',
    acceptee:
      'fait | « Retirer un bénéficiaire » prend effet le … | un jour | Suivre ma demande → la demande | ',
  },
  radiationRenfortActeGestion: {
    automatique:
      'fait | « Retirer plusieurs renforts » prend effet le … | un jour | Suivre ma demande → la demande | ',
    manuel:
      'attente | Nous avons reçu votre demande sur vos renforts |  | Suivre ma demande → la demande | ',
    acceptee:
      'fait | « Retirer plusieurs renforts » prend effet le … | un jour | Suivre ma demande → la demande | ',
  },
  reclamationActeGestion: {
    automatique:
      'attente | Nous avons bien reçu votre réclamation | un jour | Suivre ma demande → la demande | ',
    manuel:
      'attente | Nous avons bien reçu votre réclamation | un jour | Suivre ma demande → la demande | ',
    acceptee: 'fait | Notre réponse à votre réclamation |  | Lire la réponse → la demande | ',
  },
  renonciationActeGestion: {
    automatique: 'fait | Votre renonciation est enregistrée |  | Suivre ma demande → la demande | ',
    manuel: 'fait | Votre renonciation est enregistrée |  | Suivre ma demande → la demande | ',
    acceptee: 'fait | Votre renonciation est enregistrée |  | Suivre ma demande → la demande | ',
  },
  resiliationActeGestion: {
    automatique:
      'fait | Votre contrat prend fin le … | un jour | Voir l’avis de fin de contrat → /documents | fin',
    manuel:
      'attente | Nous avons bien reçu votre résiliation | un jour | Suivre ma demande → la demande | fin',
    acceptee:
      'fait | Votre contrat prend fin le … | un jour | Voir l’avis de fin de contrat → /documents | fin',
  },
  ribActeGestion: {
    automatique:
      'attente | Nous avons reçu vos coordonnées bancaires |  | Suivre ma demande → la demande | ',
    manuel:
      'attente | Nous avons reçu vos coordonnées bancaires |  | Suivre ma demande → la demande | ',
    acceptee:
      'fait | « Changer les deux comptes » prend effet le … | un jour | Suivre ma demande → la demande | delai',
  },
  ribCotisationsActeGestion: {
    automatique:
      'attente | Nous avons reçu vos coordonnées bancaires |  | Suivre ma demande → la demande | ',
    manuel:
      'attente | Nous avons reçu vos coordonnées bancaires |  | Suivre ma demande → la demande | ',
    acceptee:
      'fait | « Changer le compte de mes cotisations » prend effet le … | un jour | Suivre ma demande → la demande | delai',
  },
  ribPrestationsActeGestion: {
    automatique:
      'fait | Vos coordonnées bancaires ont été modifiées |  | Suivre ma demande → la demande | ',
    manuel:
      'attente | Nous avons reçu vos coordonnées bancaires |  | Suivre ma demande → la demande | ',
    acceptee:
      'fait | Vos coordonnées bancaires ont été modifiées |  | Suivre ma demande → la demande | ',
  },
  situationContractuelleActeGestion: {
    automatique:
      'fait | Votre changement de situation est enregistré |  | Voir mon profil → /profil | ',
    manuel:
      'attente | Nous avons reçu votre changement de situation |  | Suivre ma demande → la demande | ',
    acceptee:
      'fait | Votre changement de situation est enregistré |  | Voir mon profil → /profil | ',
  },
  suppressionCompteActeGestion: {
    automatique: 'fait | Votre espace sera fermé le … | un jour |  | ',
    manuel:
      'attente | Nous avons reçu votre demande de suppression de compte |  | Suivre ma demande → la demande | ',
    acceptee: 'fait | Votre espace sera fermé le … | un jour |  | ',
  },
}

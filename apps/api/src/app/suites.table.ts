import type { ActeGestion } from '@espace-adherent/contract'

type Issue = 'automatique' | 'manuel' | 'acceptee'

/** What is said of each act, by what became of it: its tone, its title, whether a day is named, its button, what is shown. */
export const attendues: Readonly<Partial<Record<ActeGestion, Partial<Record<Issue, string>>>>> = {
  abonnementActeGestion: {
    automatique:
      'fait | Votre choix est enregistré |  | Voir mes préférences → /profil/preferences | ',
  },
  accessibiliteActeGestion: {
    automatique:
      'attente | Nous avons bien reçu votre signalement |  | Suivre ma demande → la demande | ',
  },
  adresseActeGestion: {
    automatique: 'fait | Votre adresse a été modifiée |  | Voir mon profil → /profil | ',
  },
  carteTpActeGestion: {
    automatique:
      'fait | Votre nouvelle carte de tiers payant est prête |  | Voir ma carte → /carte-tiers-payant | carte',
  },
  changementIdentifiantActeGestion: {
    automatique:
      'geste | Il reste un geste : ouvrez le lien avant le … | un jour | Renvoyer ou corriger → /profil/identifiant | lien',
  },
  communicationActeGestion: {
    automatique:
      'fait | Votre choix est enregistré |  | Voir mes préférences → /profil/preferences | ',
  },
  consentementActeGestion: {
    automatique:
      'fait | Votre choix est enregistré |  | Voir mes préférences → /profil/preferences | ',
  },
  contactActeGestion: {
    automatique:
      'attente | Nous avons reçu votre message |  | Ouvrir la conversation → la demande | ',
  },
  declarationSinistreActeGestion: {
    automatique: 'fait | Votre dossier est ouvert |  | Suivre mon dossier → /sinistres | ',
  },
  declarationSinistreV2ActeGestion: {
    automatique:
      'fait | 10,10 € partiront le … | un jour | Suivre ce versement → /remboursements | versement+delai',
  },
  dematerialisationActeGestion: {
    automatique:
      'fait | Votre choix est enregistré |  | Voir mes préférences → /profil/preferences | ',
  },
  droitsActeGestion: {
    automatique:
      'attente | Vos données : nous avons bien reçu votre demande | un jour | Suivre ma demande → la demande | ',
  },
  garantiesActeGestion: {
    automatique:
      'fait | « Changer de niveau de garanties » prend effet le … | un jour | Suivre ma demande → la demande | ',
  },
  inscriptionBeneficiaireActeGestion: {
    automatique:
      'fait | « Ajouter un bénéficiaire » prend effet le … | un jour | Suivre ma demande → la demande | ',
  },
  optionAffiliationActeGestion: {
    automatique:
      'fait | « Ajouter un renfort » prend effet le … | un jour | Suivre ma demande → la demande | ',
  },
  optionRadiationActeGestion: {
    automatique:
      'fait | « Retirer un renfort » prend effet le … | un jour | Suivre ma demande → la demande | ',
  },
  paiementCotisationActeGestion: {
    automatique: 'geste | Vous pouvez payer par carte |  | Payer par carte → /cotisations | ',
  },
  pecHospiActeGestion: {
    automatique:
      'fait | Votre prise en charge est accordée |  | Voir la lettre → /documents | courrier',
  },
  radiationAssuresActeGestion: {
    automatique:
      'fait | « Retirer un bénéficiaire » prend effet le … | un jour | Suivre ma demande → la demande | ',
  },
  reclamationActeGestion: {
    automatique:
      'attente | Nous avons bien reçu votre réclamation | un jour | Suivre ma demande → la demande | ',
  },
  renonciationActeGestion: {
    automatique: 'fait | Votre renonciation est enregistrée |  | Suivre ma demande → la demande | ',
  },
  resiliationActeGestion: {
    automatique:
      'fait | Votre contrat prend fin le … | un jour | Voir l’avis de fin de contrat → /documents | fin',
  },
  ribActeGestion: {
    automatique:
      'attente | Nous avons reçu vos coordonnées bancaires |  | Suivre ma demande → la demande | ',
  },
  ribCotisationsActeGestion: {
    automatique:
      'attente | Nous avons reçu vos coordonnées bancaires |  | Suivre ma demande → la demande | ',
  },
  ribPrestationsActeGestion: {
    automatique:
      'fait | Vos coordonnées bancaires ont été modifiées |  | Suivre ma demande → la demande | ',
  },
  situationContractuelleActeGestion: {
    automatique:
      'fait | Votre changement de situation est enregistré |  | Voir mon profil → /profil | ',
  },
}

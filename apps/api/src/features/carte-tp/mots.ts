import { defineEdition } from '@espace-adherent/domain'

/** The dates of the card are written in figures, as on the cards that professionals know. */
export const carteTpEdition = defineEdition({
  key: 'edition.carteTp',
  libelle: 'Carte de tiers payant',
  variables: {
    nomOffre: 'texte',
    debut: 'texte',
    terme: 'texte',
    telephone: 'texte',
    portabilite: 'texte',
  },
  textes: {
    titre: 'Carte de tiers payant',
    sousTitre: '((nomOffre)) · Valable du ((debut)) au ((terme))',
    validite: 'Valable du ((debut)) au ((terme))',
    fin: 'Jusqu’au',
    numeroAmc: 'N° AMC',
    typeConvention: 'Convention',
    csr: 'Routage (CSR)',
    numeroAdherent: 'N° adhérent',
    assure: 'Nom et prénom',
    naissance: 'Naissance',
    rang: 'Rang',
    domaines: 'Ce que la carte prend en charge',
    domaine: 'Domaine',
    code: 'Code',
    taux: 'Taux',
    datamatrix: 'Code datamatrix de la carte\u00a0: organisme, adhérent et dates de validité.',
    taux100:
      'Taux exprimés en pourcentage de la base de remboursement, part de l’Assurance maladie comprise. PEC\u00a0: prise en charge à demander avant les soins.',
    professionnels: 'Professionnels de santé\u00a0: ((telephone))',
    responsable:
      'Contrat responsable\u00a0: tiers payant intégral sur les lunettes, les prothèses dentaires et les aides auditives du 100\u00a0% Santé.',
    portabilite: 'Portabilité jusqu’au ((portabilite)).',
    usage: 'Comment l’utiliser',
    conseilVitale:
      'Présentez cette carte avec votre carte Vitale\u00a0: vous n’avancez pas les frais pris en charge.',
    conseilPec:
      'À l’hôpital, chez l’opticien, le dentiste ou l’audioprothésiste, demandez une prise en charge avant les soins.',
    conseilFin:
      'Détruisez-la dès que votre contrat prend fin\u00a0: les soins réglés après cette date vous seraient réclamés.',
  },
})

/** As a client says them, once the card's values are put in. */
export type CarteTextes = Record<keyof (typeof carteTpEdition)['lu'], string>

export const carteTpMots = [carteTpEdition]

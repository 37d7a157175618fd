import { defineEdition } from '@espace-adherent/domain'

/**
 * What clerks start from when they write to a member: each text under its title (`nom`, `nomTexte`),
 * and theirs to change before it leaves. None greets: the mail that brings it does. French typography: no-break
 * spaces before « : ; ? ! ».
 */
const variables = { libelle: 'texte?', reference: 'texte?', prenom: 'texte?' } as const

export const modelesRefuser = defineEdition({
  key: 'demandes.modelesRefus',
  libelle: 'Motifs de refus d’une demande',
  variables,
  textes: {
    pieceNonProbante: 'Justificatif non probant',
    pieceNonProbanteTexte:
      'Les documents joints ne permettent pas d’établir ce que vous demandez. Vous pouvez refaire la demande avec un document complet\u00a0: vous retrouverez vos réponses dans cette demande.',
    pieceIllisible: 'Pièce illisible après relance',
    pieceIllisibleTexte:
      'Malgré notre relance, le document reçu reste illisible. Vous pouvez refaire la demande avec une copie nette, en couleur et en entier.',
    conditions: 'Conditions du contrat non remplies',
    conditionsTexte:
      'Votre contrat ne prévoit pas ce que vous demandez. Ses conditions figurent dans votre notice, à la rubrique Mes documents.',
    dejaFait: 'Déjà pris en compte',
    dejaFaitTexte:
      'Ce que vous demandez est déjà pris en compte sur votre contrat\u00a0: rien ne change pour vous.',
  },
})

export const modelesDemander = defineEdition({
  key: 'demandes.modelesComplement',
  libelle: 'Demandes de complément',
  variables,
  textes: {
    copieNette: 'Copie nette et entière',
    copieNetteTexte:
      'Nous ne parvenons pas à lire le document joint. Pouvez-vous nous en envoyer une copie nette, en couleur, dont les quatre coins sont visibles\u00a0?',
    pieceManquante: 'Document manquant',
    pieceManquanteTexte:
      'Il nous manque ce document pour traiter votre demande. Pouvez-vous nous l’envoyer\u00a0?',
    precision: 'Précision',
    precisionTexte: 'Pour traiter votre demande, pouvez-vous nous préciser ',
  },
})

export const modelesClore = defineEdition({
  key: 'demandes.modelesSansSuite',
  libelle: 'Motifs de classement sans suite',
  variables,
  textes: {
    sansReponse: 'Sans réponse de votre part',
    sansReponseTexte:
      'Sans réponse de votre part, nous classons votre demande. Vous pouvez en refaire une à tout moment.',
    doublon: 'Demande en double',
    doublonTexte:
      'Vous nous avez envoyé la même demande une autre fois\u00a0: nous traitons celle-là.',
  },
})

import {
  defineEdition,
  parsePhrase,
  renderPhrase,
  type VariablesMot,
} from '@espace-adherent/domain'

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

/** The same, and whose contract it is. */
const connues = { ...variables, nom: 'texte?', numero: 'texte?' } as const

export const modelesRepondre = defineEdition({
  key: 'demandes.modelesReponse',
  libelle: 'Réponses à un message',
  variables: connues,
  textes: {
    regle: 'C’est réglé',
    regleTexte:
      'C’est réglé\u00a0: vous n’avez rien d’autre à faire. Si un point reste à voir, répondez ici.',
    enCours: 'Nous nous en occupons',
    enCoursTexte: 'Nous nous en occupons, et nous vous écrivons ici dès que c’est fait.',
    contrat: 'Rien ne change',
    contratTexte:
      'Nous avons vérifié((si numero)) votre contrat n°\u00a0((numero))((fin))\u00a0: rien ne change pour vous.',
    precision: 'Une précision',
    precisionTexte: 'Pour vous répondre, pouvez-vous nous préciser ',
  },
})

/** What a reason of the insurer's own may name; each is there, or the clerk writes it. */
const nommables = Object.fromEntries(
  Object.keys(connues).map((nom) => [nom, 'texte']),
) as VariablesMot

/** Line by line: a text of several paragraphs is as many sentences. */
const parLigne = (texte: string, dire: (ligne: string) => string) =>
  texte.split('\n').map(dire).join('\n')

/** Why it cannot be read; null: it can. */
export const fauteDe = (texte: string): string | null =>
  texte.split('\n').flatMap((ligne) => parsePhrase(ligne, nommables).fautes)[0]?.message ?? null

/** With what is known of the request; what is not stands as it was written, for the clerk to complete. */
export function fillIn(texte: string, valeurs: Record<string, string | null>): string {
  const entieres = Object.fromEntries(
    Object.keys(nommables).map((nom) => [nom, valeurs[nom] ?? `((${nom}))`]),
  )
  return parLigne(texte, (ligne) => {
    const { phrase, fautes } = parsePhrase(ligne, nommables)
    return fautes.length > 0 ? ligne : renderPhrase(phrase, nommables, entieres)
  })
}

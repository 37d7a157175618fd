import type { GesteMotif } from '@espace-adherent/contract'
import { parsePhrase, renderPhrase, type VariablesMot } from '@espace-adherent/domain'

type Motif = { geste: GesteMotif; titre: string; texte: string }

/**
 * What clerks of a new insurer start from when they write to a member: rows of theirs from then on, to be changed, added to
 * or taken away. None greets: the mail that brings it does. French typography: no-break spaces before « : ; ? ! ».
 */
export const motifsInitiaux: readonly Motif[] = [
  {
    geste: 'refuser',
    titre: 'Justificatif non probant',
    texte:
      'Les documents joints ne permettent pas d’établir ce que vous demandez. Vous pouvez refaire la demande avec un document complet\u00a0: vous retrouverez vos réponses dans cette demande.',
  },
  {
    geste: 'refuser',
    titre: 'Pièce illisible après relance',
    texte:
      'Malgré notre relance, le document reçu reste illisible. Vous pouvez refaire la demande avec une copie nette, en couleur et en entier.',
  },
  {
    geste: 'refuser',
    titre: 'Conditions du contrat non remplies',
    texte:
      'Votre contrat ne prévoit pas ce que vous demandez. Ses conditions figurent dans votre notice, à la rubrique Mes documents.',
  },
  {
    geste: 'refuser',
    titre: 'Déjà pris en compte',
    texte:
      'Ce que vous demandez est déjà pris en compte sur votre contrat\u00a0: rien ne change pour vous.',
  },
  {
    geste: 'demander',
    titre: 'Copie nette et entière',
    texte:
      'Nous ne parvenons pas à lire le document joint. Pouvez-vous nous en envoyer une copie nette, en couleur, dont les quatre coins sont visibles\u00a0?',
  },
  {
    geste: 'demander',
    titre: 'Document manquant',
    texte:
      'Il nous manque ce document pour traiter votre demande. Pouvez-vous nous l’envoyer\u00a0?',
  },
  {
    geste: 'demander',
    titre: 'Précision',
    texte: 'Pour traiter votre demande, pouvez-vous nous préciser ',
  },
  {
    geste: 'clore',
    titre: 'Sans réponse de votre part',
    texte:
      'Sans réponse de votre part, nous classons votre demande. Vous pouvez en refaire une à tout moment.',
  },
  {
    geste: 'clore',
    titre: 'Demande en double',
    texte: 'Vous nous avez envoyé la même demande une autre fois\u00a0: nous traitons celle-là.',
  },
  {
    geste: 'conclure',
    titre: 'C’est réglé',
    texte:
      'C’est réglé\u00a0: vous n’avez rien d’autre à faire. Si un point reste à voir, répondez ici.',
  },
  {
    geste: 'conclure',
    titre: 'Nous nous en occupons',
    texte: 'Nous nous en occupons, et nous vous écrivons ici dès que c’est fait.',
  },
  {
    geste: 'conclure',
    titre: 'Rien ne change',
    texte: 'Nous avons vérifié votre contrat n°\u00a0((numero))\u00a0: rien ne change pour vous.',
  },
  {
    geste: 'conclure',
    titre: 'Une précision',
    texte: 'Pour vous répondre, pouvez-vous nous préciser ',
  },
]

/** What a text may name of the request, its person and their contract. */
const connues = { libelle: '', reference: '', prenom: '', nom: '', numero: '' }

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

import { defineMails, mailNomme } from '../demandes/index.ts'

const variables = { contact: 'texte?', pieces: 'jour?' } as const
const seule =
  '((si contact))Pour toute la suite, un seul contact\u00a0: ((assureur)), au ((contact)).((sinon))Une personne vous répond à cette adresse.((fin))'

/** A mail may be read by others: it names nobody, and says nothing of what has happened. */
/** French typography: a no-break space stands before « : ; ? ! ». */
export const { enregistre: appliquee, recue } = defineMails('deces', variables, {
  enregistre: mailNomme(
    'Un décès est enregistré',
    'Votre déclaration est enregistrée',
    `Nous n’écrivons plus à cette personne. Rien d’autre ne change pour l’instant\u00a0: les autres personnes couvertes le restent, et gardent leur espace. ${seule}`,
  ),
  recue: mailNomme(
    'Un décès est déclaré',
    'Nous avons bien reçu votre déclaration',
    `Nous vous présentons nos condoléances. Une personne lit votre déclaration et vous dit((si pieces)), au plus tard le ((pieces)),((fin)) quels documents seront utiles\u00a0: rien d’autre n’est à faire d’ici là. ${seule}`,
  ),
})

export const decesMots = [recue, appliquee]

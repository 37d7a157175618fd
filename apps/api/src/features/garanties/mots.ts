import { defineMails, dIciLa, mailDocument, mailNomme, vers } from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
const variables = {
  ancien: 'texte',
  nouveau: 'texte',
  numero: 'texte',
  effet: 'jour',
  /** Null: of a level without a known price. */
  prix: 'montant?',
} as const
const cotisation =
  '((si prix))Votre cotisation y est de ((prix)) par mois, renforts gardés compris.((fin))'

export const { recue, changees: appliquee } = defineMails('garanties', variables, {
  recue: mailDocument(
    'Un changement de niveau\u00a0: demande reçue',
    'Nous avons reçu votre demande de changement de niveau',
    'Vous avez demandé que votre contrat ((ancien)), n°\u00a0((numero)), passe au niveau ((nouveau)) à partir du ((effet)). Votre devis est dans vos documents.',
    cotisation,
    dIciLa,
  ),
  changees: mailNomme(
    'Le niveau d’un contrat a changé',
    'Votre contrat est au niveau ((nouveau))',
    'Depuis le ((effet)), votre contrat n°\u00a0((numero)) est au niveau ((nouveau))\u00a0; il était au niveau ((ancien)).',
    cotisation,
    'Vos soins d’avant cette date restent remboursés au niveau qu’avait alors votre contrat. Une nouvelle carte de tiers payant vous attend dans votre espace, et vos prochaines cotisations en tiennent compte.',
    vers('Voir mes garanties'),
  ),
})

export const garantiesMots = [recue, appliquee]

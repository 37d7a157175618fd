/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  vous: 'Vous',
  prenom: 'Prénom',
  nom: 'Nom',
  email: 'Adresse e-mail',
  emailAide: 'Nous y envoyons votre accusé de réception.',
  contrat: 'Numéro de contrat',
  contratAide:
    'Il figure sur votre carte de tiers payant et sur vos courriers. Si vous ne l’avez pas, laissez vide.',
  verifier: 'Vérifier ma demande',
  relire: 'Relisez, puis confirmez',
  corriger: 'Corriger',
  echec: 'Votre demande n’a pas pu être envoyée',
  conserve: 'Ce que vous avez saisi est toujours là.',
  recue: 'Votre demande est bien reçue',
  reference: 'Référence',
  quand: (instant: string) => `Reçue le ${instant}.`,
  suite: (email: string) =>
    `Un accusé de réception est envoyé à ${email}\u00a0: il reprend ce que vous avez demandé. Au-delà de trois dans la journée, un seul e-mail les réunit le lendemain. Nous vous répondons à la même adresse.`,
} as const

import { formatInstant } from '@espace-adherent/domain/calendrier'

export const textes = {
  regle: 'Ce que les autres voient de vos soins',
  regleTexte:
    'À partir de 16\u00a0ans, chacun garde ses soins pour soi. La personne qui a souscrit le contrat voit seulement ce qui est versé sur son compte, par mois et pour tout le monde ensemble\u00a0: ni les soins, ni leurs dates, ni leurs prix, ni les professionnels, ni vos documents. Ce qui est versé sur votre compte personnel ou à un professionnel ne lui est pas montré.',
  seul: 'Personne d’autre ne voit vos soins',
  seulTexte:
    'Vous avez souscrit vos contrats\u00a0: aucune autre personne couverte n’y voit vos soins. De vos proches, vous voyez le détail pour les enfants de moins de 16\u00a0ans et pour les personnes qui l’ont accepté\u00a0; pour les autres, ce qui est versé sur votre compte, par mois.',
  contrat: (nomOffre: string, numero: string) => `${nomOffre}, contrat n°\u00a0${numero}`,
  voit: 'Voit le détail de vos soins',
  neVoitPas: 'Ne voit pas vos soins',
  depuis: (le: string) => `Avec votre accord, depuis le ${formatInstant(new Date(le))}`,
  jamais: 'Vous n’avez pas donné votre accord.',
  accepter: 'Donner mon accord',
  accepterA: (nom: string) => `Donner mon accord à ${nom}`,
  accepterTitre: (nom: string) => `Laisser ${nom} voir vos soins\u00a0?`,
  accepterTexte: (nom: string) =>
    `${nom} verra chacun de vos soins\u00a0: l’acte, le professionnel, les montants, vos compteurs, vos relevés et vos courriers. Vous pourrez retirer votre accord à tout moment, sans avoir à vous expliquer.`,
  retirer: 'Retirer mon accord',
  retirerA: (nom: string) => `Retirer mon accord à ${nom}`,
  retirerTitre: (nom: string) => `Ne plus montrer vos soins à ${nom}\u00a0?`,
  retirerTexte: (nom: string) =>
    `${nom} ne verra plus que ce qui est versé sur son compte, par mois, y compris pour vos soins passés.`,
  annuler: 'Ne rien changer',
  donne: 'Votre accord est enregistré',
  retire: 'Votre accord est retiré',
  tropJeune: 'Vous pourrez en décider à partir de vos 16\u00a0ans.',
  historique: 'Vos accords passés',
  periode: (donneLe: string, retireLe: string | null) =>
    retireLe
      ? `Donné le ${formatInstant(new Date(donneLe))}, retiré le ${formatInstant(new Date(retireLe))}`
      : `Donné le ${formatInstant(new Date(donneLe))}`,
  secret: {
    titre: 'Confidentialité',
    isSecret: 'Ce soin est gardé confidentiel\u00a0: personne d’autre n’en voit le détail.',
    propose:
      'Vous pouvez garder ce soin confidentiel\u00a0: la personne qui a souscrit le contrat ne verra plus que ce qui est versé sur son compte, par mois.',
    proposeEnfant: (prenom: string) =>
      `Un mineur peut demander le secret sur un soin. Gardé confidentiel, ce décompte ne sera plus visible que par ${prenom}, dans son propre espace.`,
    cacher: 'Garder ce soin confidentiel',
    cacherTitre: 'Garder ce soin confidentiel\u00a0?',
    cacherTexte:
      'Ce soin restera compté dans ce qui est versé, par mois, sur le compte de la personne qui a souscrit.',
    cacherTexteEnfant: (prenom: string) =>
      `Vous n’en verrez plus le détail non plus, et ne pourrez pas revenir en arrière\u00a0: ${prenom} pourra le faire depuis son espace. Ce qu’il a fait verser sur votre compte restera compté dans le total du mois.`,
    montrer: 'Ne plus garder ce soin confidentiel',
    cache: 'Ce soin est maintenant confidentiel',
    montre: 'Ce soin n’est plus confidentiel',
  },
  echecs: {
    lecture: 'Vos accords n’ont pas pu être chargés',
    accord: 'Votre choix n’a pas pu être enregistré',
    secret: 'Ce choix n’a pas pu être enregistré',
  },
} as const

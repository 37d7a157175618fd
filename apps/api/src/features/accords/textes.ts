import { formatInstantCourt, limitesAccord, type RefusAccord } from '@espace-adherent/domain'

export const textes = {
  plusPossible: 'Ce n’est plus possible\u00a0: quelqu’un a décidé entre-temps',
  dejaDemande:
    'Un changement sensible attend déjà\u00a0: annulez-le d’abord, ou attendez qu’il soit fini',
  empechements: {
    role: 'L’accord revient à un administrateur',
    personne: 'L’accord revient à une autre personne que celle qui a demandé',
    demandeur:
      'Ce changement se demande entre administrateurs\u00a0: l’un d’eux doit le demander lui-même',
    demandeurRecent: `Qui a demandé ce changement est administrateur depuis moins de ${limitesAccord.ancienneteJours}\u00a0jours`,
    recent: `Votre accord sera valable ${limitesAccord.ancienneteJours}\u00a0jours après que vous avez été nommé administrateur`,
  } satisfies Record<RefusAccord, string>,
  recentJusquau: (le: Date) =>
    `Vous êtes administrateur depuis peu\u00a0: votre accord sera valable à partir du ${formatInstantCourt(le)}`,
  demandeurJusquau: (le: Date) =>
    `Qui a demandé ce changement est administrateur depuis peu\u00a0: un accord sera possible à partir du ${formatInstantCourt(le)}`,
  pourSoi: 'Cet accès est pour vous\u00a0: l’accord revient à une autre personne',
  sonRole: 'Vous avez ce rôle\u00a0: l’accord revient à un administrateur qui ne l’a pas',
  inconnu: 'quelqu’un',
  secret: { avant: 'secret actuel', apres: 'nouveau secret' },
  quoi: {
    clients: (reglages: string, libelle: string) => `${reglages} (${libelle})`,
    compte: 'les rôles d’une personne qui travaille ici',
    droits: (nom: string) => `les droits du rôle «\u00a0${nom}\u00a0»`,
    medical: 'l’accès médical d’une personne qui travaille ici',
    protection: 'la levée de la protection d’un compte',
  },
  perimes: {
    valeurs: 'Ce réglage a changé depuis la demande',
    regles: 'Ce changement n’est plus permis',
    personne: 'L’une des deux personnes n’est plus administrateur',
    muet: 'Le fournisseur d’identité ne répond pas',
  },
} as const

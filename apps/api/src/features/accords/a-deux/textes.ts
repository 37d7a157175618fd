import { denombre, formatCompte } from '@espace-adherent/domain'

export const textes = {
  notification: (titre: string, nombre: number) =>
    `la notification «\u00a0${titre}\u00a0», pour ${denombre(nombre, 'personne')}`,
  evolution: (titre: string) => `la notification d’un changement, «\u00a0${titre}\u00a0»`,
  violation: (titre: string) =>
    `l’information des personnes touchées par une violation, «\u00a0${titre}\u00a0»`,
  pasPossible: 'Cela n’est plus possible',
  dejaDemande: 'Une demande attend déjà une décision',
  autrePersonne: 'Une autre personne doit approuver',
  nombreChange: (vus: number, nombre: number, mots: string) =>
    `Vous avez vu ${formatCompte(vus)} ${mots}, il y en a ${formatCompte(nombre)}\u00a0: relisez avant d’approuver`,
  protection: 'la levée de la protection d’un compte',
} as const
